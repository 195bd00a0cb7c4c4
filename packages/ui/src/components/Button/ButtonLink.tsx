import type { AnchorHTMLAttributes, ReactNode, RefAttributes } from 'react';
import type { ButtonSize, ButtonVariant } from './Button.tsx';
import { ButtonLinkElement } from './Button.styles.ts';
import { ButtonText } from './ButtonText.tsx';

export interface ButtonLinkProps
  extends AnchorHTMLAttributes<HTMLAnchorElement>, RefAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  readonly href: string;
  /** How prominent it is, like a `Button`. @default 'secondary' */
  readonly variant?: ButtonVariant | undefined;
  /** Its height, like a `Button`. @default 'default' */
  readonly size?: ButtonSize | undefined;
  /** A lucide icon before the label. */
  readonly icon?: ReactNode;
}

/** A real link with the look of a button, for a command that leads to another page. */
export function ButtonLink({
  variant = 'secondary',
  size = 'default',
  icon,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <ButtonLinkElement data-variant={variant} data-size={size} {...rest}>
      {icon}
      <ButtonText>{children}</ButtonText>
    </ButtonLinkElement>
  );
}
