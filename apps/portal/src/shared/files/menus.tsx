import { Button, type ButtonProps } from '@agent-portal/ui/Button';
import { Drawing, drawings } from '@agent-portal/ui/Drawing';
import type { DownloadButtonParts } from '@agent-portal/ui/DownloadButton';
import { MenuButton, type MenuSection } from '@agent-portal/ui/MenuButton';

const name = 'More commands';

/**
 * The commands of every page in its menu '⋯': print, and refresh.
 * @param onRefresh requests the data of the page again; undefined where the page has nothing to refresh
 */
export const pageSection = (onRefresh?: () => void): MenuSection => ({
  id: 'page',
  items: [
    { id: 'print', label: 'Print', onAction: () => globalThis.print() },
    ...(onRefresh ? [{ id: 'refresh', label: 'Refresh', onAction: onRefresh }] : []),
  ],
});

/** The menu '⋯' of a page. If it starts downloads, its name says how far one is. */
export const moreMenu =
  (sections: readonly MenuSection[]) =>
  (parts: Partial<DownloadButtonParts> = {}) => (
    <MenuButton
      label={name}
      sections={sections}
      trigger={(menu) => (
        <Button
          {...menu}
          {...parts}
          aria-label={undefined}
          data-size="icon"
          icon={<Drawing of={drawings.ellipsis} />}
        >
          <span className="visually-hidden">{parts.isBusy ? parts.children : name}</span>
        </Button>
      )}
    />
  );

/** A menu whose text is its name, also while it says how far a download is. */
export const namedMenu =
  (label: string, sections: readonly MenuSection[]) =>
  (parts: DownloadButtonParts & Pick<ButtonProps, 'variant' | 'size'>) => (
    <MenuButton
      label={label}
      sections={sections}
      trigger={(menu) => <Button {...menu} aria-label={undefined} {...parts} />}
    />
  );
