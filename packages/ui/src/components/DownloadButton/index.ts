export {
  DownloadButton,
  type DownloadButtonParts,
  type DownloadButtonProps,
} from './DownloadButton.tsx';
export type { DownloadProgress } from './progressText.ts';
