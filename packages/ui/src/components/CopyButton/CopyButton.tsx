import { Check, Copy } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { copyButtonWords } from '../../words/buttons.ts';
import { useWords } from '../../words/useWords.ts';
import { announce } from '../Announcer/announce.ts';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

const CopyArea = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-8')};

  & > [role='alert'] {
    color: ${token('color-danger')};
  }
`;

type Native = Omit<ButtonProps, 'value' | 'onCopy' | 'isBusy' | 'busyText' | 'type' | 'icon'>;

export interface CopyButtonProps extends Native {
  /** The text to copy. */
  readonly value: string;
  /** The label of the button. @default 'Copy' */
  readonly children?: ReactNode;
  /** Called after the text was copied. */
  readonly onCopied?: (() => void) | undefined;
}

/** Milliseconds that the button says that it has copied. */
const shown = 3_000;

const copyIcon = <Copy aria-hidden />;
const doneIcon = <Check aria-hidden />;

/**
 * Copies a text, and says whether it is copied.
 *
 * - **Also called:** clipboard.
 * - **When to use it:** Numbers and addresses that are needed in another app.
 * - **When not:** It downloads a file: `DownloadButton`.
 * - **Keys:**
 *   - Enter, Space: Copies; the focus stays.
 */
export function CopyButton({ value, children, onCopied, onClick, ...rest }: CopyButtonProps) {
  const words = useWords('CopyButton', copyButtonWords);
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const later = setTimeout(setState, shown, 'ready');
    return () => clearTimeout(later);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
    } catch {
      // No permission, or a page without HTTPS, where there is no clipboard.
      setState('failed');
      return;
    }
    setState('copied');
    announce(words.copied);
    onCopied?.();
  };
  return (
    <CopyArea>
      <Button
        {...rest}
        icon={state === 'copied' ? doneIcon : copyIcon}
        onClick={(event) => {
          onClick?.(event);
          if (!event.defaultPrevented) void copy();
        }}
      >
        {state === 'copied' ? words.copied : (children ?? words.copy)}
      </Button>
      {state === 'failed' && <span role="alert">{words.failed}</span>}
    </CopyArea>
  );
}
