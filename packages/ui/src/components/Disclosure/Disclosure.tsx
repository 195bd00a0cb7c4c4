import type { DetailsHTMLAttributes, ReactNode, Ref } from 'react';
import { DisclosureElement } from './Disclosure.styles.ts';

type NativeProps = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'open' | 'onToggle' | 'title'>;

export interface DisclosureProps extends NativeProps {
  /** The title, always visible; a press on it opens and closes. */
  readonly title: ReactNode;
  /** Left out, it starts closed and keeps its state itself. */
  readonly isOpen?: boolean | undefined;
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
  /** Of those with one name, one alone is open. @default none */
  readonly name?: string | undefined;
  readonly children: ReactNode;
  /** Its line, for a caller that moves the focus there. */
  readonly summaryRef?: Ref<HTMLElement> | undefined;
}

/** Content that is closed at first: native `details`, which the browser's search opens too. */
export function Disclosure({
  title,
  isOpen,
  onToggle,
  children,
  summaryRef,
  ...rest
}: DisclosureProps) {
  return (
    <DisclosureElement
      {...rest}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary ref={summaryRef}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m9 18 6-6-6-6" />
        </svg>
        <span>{title}</span>
      </summary>
      <div>{children}</div>
    </DisclosureElement>
  );
}
