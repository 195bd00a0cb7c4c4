import type { DetailsHTMLAttributes, ReactNode, Ref, RefAttributes } from 'react';
import { DisclosureElement } from './Disclosure.styles.ts';

type NativeProps = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'open' | 'onToggle' | 'title'>;

export interface DisclosureProps extends NativeProps, RefAttributes<HTMLDetailsElement> {
  /** The title, always visible; a press on it opens and closes. */
  readonly title: ReactNode;
  /** Whether it is open; then `onToggle` changes it. Without it, the disclosure keeps its state itself. */
  readonly isOpen?: boolean | undefined;
  /** Whether a disclosure that keeps its state itself starts open. @default false */
  readonly defaultOpen?: boolean | undefined;
  /** Called with the state that the user chose, or that the browser's search in the page needs. */
  readonly onToggle?: ((isOpen: boolean) => void) | undefined;
  /** Of several with the same name, only one is open. @default none */
  readonly name?: string | undefined;
  readonly children: ReactNode;
  /** Its line, for a caller that moves the focus there. */
  readonly summaryRef?: Ref<HTMLElement> | undefined;
}

/**
 * Content that is closed at first: native `details`, which the browser's search opens too.
 *
 * - **Also called:** accordion, collapse, expander, details.
 * - **When to use it:** What most readers skip: answers, details, advanced settings.
 * - **When not:** Content that most users need: leave it open.
 * - **Keys:**
 *   - Enter, Space: Opens and closes it.
 */
export function Disclosure({
  title,
  isOpen,
  defaultOpen,
  onToggle,
  children,
  summaryRef,
  ...rest
}: DisclosureProps) {
  return (
    <DisclosureElement
      {...rest}
      open={isOpen ?? defaultOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) onToggle?.(open);
      }}
    >
      <summary
        ref={summaryRef}
        onClick={(event) => {
          if (isOpen === undefined) return;
          event.preventDefault();
          onToggle?.(!isOpen);
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m9 18 6-6-6-6" />
        </svg>
        <span>{title}</span>
      </summary>
      <div>{children}</div>
    </DisclosureElement>
  );
}
