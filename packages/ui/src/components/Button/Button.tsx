import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { ButtonElement } from './Button.styles.ts';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['default', 'small'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One primary a page; actions in rows are secondary. @default 'secondary' */
  readonly variant?: ButtonVariant;
  /** @default 'default' */
  readonly size?: ButtonSize;
  /** A lucide icon before the label. */
  readonly icon?: ReactNode;
  /** The action is under way: the label stays, a press does nothing, a screen reader hears it. @default false */
  readonly pending?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A native button. */
export function Button({
  variant = 'secondary',
  size = 'default',
  icon,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <ButtonElement
      type={type}
      data-variant={variant}
      data-size={size}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {pending ? <Spinner label="" /> : icon}
      {children}
    </ButtonElement>
  );
}
