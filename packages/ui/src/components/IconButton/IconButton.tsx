import { type ButtonHTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { ButtonElement } from '../Button/Button.styles.ts';
import type { ButtonType } from '../Button/Button.tsx';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';

const TooltipSurface = lazyComponent(
  async () => (await import('../Tooltip/TooltipSurface.tsx')).TooltipSurface,
  { isOptional: true },
);

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The name of the command: its accessible name and its tooltip. */
  readonly label: string;
  /** A lucide icon. */
  readonly icon: ReactNode;
  /** The type of the native button. @default 'button' */
  readonly type?: ButtonType | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/**
 * A native button with only an icon, for places without room for words.
 *
 * - **Also called:** icon.
 * - **When to use it:** A command with a well-known icon: close, remove, more.
 * - **When not:** There is room for a word: a `Button` with an icon.
 * - **Keys:**
 *   - Enter, Space: Presses it.
 */
export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  /** The pointer, a finger or the focus has been on it. */
  const [isNear, setIsNear] = useState(false);
  const showName = () => {
    setIsNear(true);
    TooltipSurface.preload();
  };
  return (
    <>
      <ButtonElement
        type={type}
        data-variant="quiet"
        data-size="icon"
        aria-label={label}
        {...rest}
        onPointerEnter={(event) => {
          showName();
          rest.onPointerEnter?.(event);
        }}
        onFocus={(event) => {
          showName();
          rest.onFocus?.(event);
        }}
      >
        {icon}
      </ButtonElement>
      {isNear && <TooltipSurface text={label} />}
    </>
  );
}
