export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export type { FileLimits } from './checkFiles.ts';
export type { UploadFile, UploadState } from './UploadFile.ts';
