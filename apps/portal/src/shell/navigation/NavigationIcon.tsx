import { late } from '@agent-portal/ui/late';

const LateIcon = late(async () => (await import('./NavigationIconImage.tsx')).NavigationIconImage);

/** The icon of an entry, in a place kept free for it; the drawings load after the first paint. */
export function NavigationIcon({ id }: { readonly id: string | undefined }) {
  return (
    id !== undefined && (
      <i className="frame-nav-icon" aria-hidden="true">
        <LateIcon id={id} />
      </i>
    )
  );
}
