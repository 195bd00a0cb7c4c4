export { DownloadButton } from './DownloadButton.tsx';
export type { DownloadButtonProps } from './DownloadButton.tsx';
export type { DownloadProgress } from './progressText.ts';
