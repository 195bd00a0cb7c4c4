export { DownloadButton } from './DownloadButton.tsx';
export type { DownloadButtonParts, DownloadButtonProps } from './DownloadButton.tsx';
export type { DownloadProgress } from './progressText.ts';
