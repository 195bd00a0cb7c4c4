export {
  type Announcement,
  type Announcements,
  createAnnouncements,
} from './client/session/createAnnouncements.ts';
export { ApiError, type ApiErrorKind, type FieldError } from './client/ApiError.ts';
export type { Client, ClientOptions, IdentityClient } from './client/Client.ts';
export { createClient } from './client/createClient.ts';
export { unexpectedError } from './client/normalizeError.ts';
export { DataProvider } from './swr/provider/DataProvider.tsx';
export { useClient } from './swr/provider/useClient.ts';
export { useInvalidate } from './swr/useInvalidate.ts';
export type { Download } from './swr/useDownload.ts';
export type { Answer } from './swr/useEndpoint.ts';
