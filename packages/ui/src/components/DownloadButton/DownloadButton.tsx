import { type ReactNode, useEffect } from 'react';
import type { BannerProps } from '../Banner/Banner.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { type DownloadProgress, progressText } from './progressText.ts';
import { downloadButtonWords } from '../../words/buttons.ts';
import { useWords } from '../../words/useWords.ts';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { cross, download } from '../Drawing/drawings.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

const DownloadArea = styled.div`
  display: grid;
  justify-items: end;
  gap: ${token('space-8')};

  & > div:first-child {
    display: flex;
    gap: ${token('space-8')};
  }
`;

/** The text of the button: its name, or the progress of the download. */
export type DownloadButtonParts = Pick<ButtonProps, 'icon' | 'isBusy' | 'children'>;

export interface DownloadButtonProps extends RootProps<HTMLDivElement> {
  /** The name of the command: 'Export to Excel'. */
  readonly label: string;
  /** The button was pressed: start the download. */
  readonly onStart: () => void;
  /** Cancels the download. */
  readonly onCancel: () => void;
  /** The download is running: a press does nothing. @default false */
  readonly isBusy?: boolean | undefined;
  /** Renders the button, for example as the trigger of a menu. @default a button that starts the download */
  readonly button?: ((props: DownloadButtonParts) => ReactNode) | undefined;
  /** The progress, in bytes. @default not known */
  readonly progress?: DownloadProgress | undefined;
  /** Why there is no file, though nothing failed: 'You do not have access to this file.' */
  readonly note?: string | undefined;
  /** What failed, and why; the user can try again. */
  readonly failure?: string | undefined;
  /** The text before the progress. @default 'Exporting' */
  readonly busyText?: string | undefined;
  /** The text of the button that cancels. @default 'Cancel' */
  readonly cancelText?: string | undefined;
  /** The text of the button that tries again. @default 'Try again' */
  readonly retryText?: string | undefined;
}

/** Lazy, because most downloads succeed. Without its code, the plain text shows. */
const Banner = lazyComponent<BannerProps>(
  async () => (await import('../Banner/Banner.tsx')).Banner,
  {
    fallback: ({ children, action }) => (
      <div role="alert">
        {children} {action}
      </div>
    ),
  },
);

const downloadIcon = <Drawing of={download} />;

/**
 * Downloads a file: shows the progress, can be canceled, and shows a failure in its place.
 *
 * - **Also called:** export.
 * - **When to use it:** What takes a moment to make: an export, a statement.
 * - **When not:** The file is there already: `Link`.
 * - **Keys:**
 *   - Enter, Space: Starts it; on Cancel, ends it.
 */
export function DownloadButton({
  label,
  onStart,
  onCancel,
  isBusy = false,
  button,
  progress,
  note,
  failure,
  busyText,
  cancelText,
  retryText,
  ...root
}: DownloadButtonProps) {
  const words = useWords('DownloadButton', downloadButtonWords);
  useEffect(() => {
    if (isBusy) Banner.preload();
  }, [isBusy]);
  const parts = {
    icon: downloadIcon,
    isBusy,
    children: isBusy ? progressText(progress, busyText ?? words.busy) : label,
  };
  return (
    <DownloadArea {...root}>
      <div>
        {button?.(parts) ?? <Button {...parts} onClick={onStart} />}
        {isBusy && (
          <Button variant="quiet" icon={<Drawing of={cross} />} onClick={onCancel}>
            {cancelText ?? words.cancel}
          </Button>
        )}
      </div>
      {note && <Banner tone="warning">{note}</Banner>}
      {failure && (
        <Banner
          tone="danger"
          action={<Button onClick={onStart}>{retryText ?? words.retry}</Button>}
        >
          {failure}
        </Banner>
      )}
    </DownloadArea>
  );
}
