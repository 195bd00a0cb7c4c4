import { lazyComponent } from '@agent-portal/ui/lazyComponent';

/** The carrier's HTML, with its sanitizer, which no page needs for its first paint. */
export const SafeHtml = lazyComponent(async () => (await import('./SafeHtml.tsx')).SafeHtml);
