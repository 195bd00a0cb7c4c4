import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { ButtonElement } from '../Button/Button.styles.ts';
import type { ButtonType } from '../Button/Button.tsx';

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The name of the command: its accessible name and its tooltip. */
  readonly label: string;
  /** A lucide icon. */
  readonly icon: ReactNode;
  /** What a press does in a form. @default 'button' */
  readonly type?: ButtonType | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
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
