export { announcements } from './client/announcements.ts';
export { ApiError } from './client/ApiError.ts';
export type { ApiErrorKind, FieldError } from './client/ApiError.ts';
export { createClient } from './client/createClient.ts';
export type { Client, ClientOptions } from './client/createClient.ts';
export { useClient } from './swr/ClientContext.ts';
export { DataProvider } from './swr/DataProvider.tsx';
export type { Answer } from './swr/useEndpoint.ts';
export type { Download } from './swr/useDownload.ts';
