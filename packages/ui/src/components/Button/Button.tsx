import { type ButtonHTMLAttributes, type ReactNode, type Ref, useEffect } from 'react';
import { announceSlow } from '../Announcer/announce.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ButtonElement } from './Button.styles.ts';
import { ButtonText } from './ButtonText.tsx';
import { buttonWords } from '../../words/buttons.ts';
import { useWords } from '../../words/useWords.ts';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

const buttonSizes = ['default', 'small'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export type ButtonType = 'button' | 'submit' | 'reset';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One primary a page; actions in rows are secondary. @default 'secondary' */
  readonly variant?: ButtonVariant | undefined;
  /** A small button fits in a row of a table. @default 'default' */
  readonly size?: ButtonSize | undefined;
  /** The type of the native button. @default 'button' */
  readonly type?: ButtonType | undefined;
  /** A lucide icon before the label. */
  readonly icon?: ReactNode;
  /** The action is under way: width and focus stay, and a press does nothing. @default false */
  readonly isBusy?: boolean | undefined;
  /** Announced to screen readers if the action takes longer than a second. @default 'Please wait' */
  readonly busyText?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A native button.
 *
 * - **Also called:** submit, action.
 * - **When to use it:** An action of the page. One is primary; those in rows are secondary.
 * - **When not:** It leads to another page: a `Link`, or a `ButtonLink` where it has to look like
 *   one.
 * - **Do:** One primary button. Each says what it does, with a verb: 'Send order', 'Save as draft'.
 * - **Don’t:** 'OK' next to 'Submit', both primary: they compete, and their words say nothing.
 * - **Keys:**
 *   - Enter, Space: Presses it.
 */
export function Button({
  variant = 'secondary',
  size = 'default',
  icon,
  isBusy = false,
  busyText,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const words = useWords('Button', buttonWords);
  const busyWords = busyText ?? words.busy;
  useEffect(() => {
    return isBusy ? announceSlow(busyWords) : undefined;
  }, [isBusy, busyWords]);

  return (
    <ButtonElement
      type={type}
      data-variant={variant}
      data-size={size}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {icon}
      <ButtonText>{children}</ButtonText>
      {isBusy && (
        <span data-part="busy">
          <Spinner label="" />
        </span>
      )}
    </ButtonElement>
  );
}
