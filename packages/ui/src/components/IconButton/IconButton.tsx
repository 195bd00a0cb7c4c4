import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { ButtonElement } from '../Button/Button.styles.ts';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, in words: its accessible name and its tooltip. */
  readonly label: string;
  /** A lucide icon. */
  readonly icon: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A native button that shows an icon alone, for places where words have no room. */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <ButtonElement
      type={type}
      data-variant="quiet"
      data-size="icon"
      aria-label={label}
      title={label}
      {...rest}
    >
      {icon}
    </ButtonElement>
  );
}
