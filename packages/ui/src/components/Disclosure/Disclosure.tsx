import type { DetailsHTMLAttributes, ReactNode, Ref, RefAttributes } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

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

const DisclosureElement = styled.details`
  & + & {
    border-block-start: 1px solid ${token('color-divider')};
  }

  > summary {
    display: flex;
    align-items: start;
    gap: ${token('space-8')};
    padding-block: max(
      ${token('space-8')},
      calc((${token('target')} - ${token('line-height')}) / 2)
    );
    border-radius: ${token('radius-control')};
    font-weight: ${token('font-weight-strong')};
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary:hover {
    background: ${token('color-hover')};
  }

  > summary > svg {
    flex: none;
    inline-size: ${token('icon')};
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
    margin-block: 2px;
    color: ${token('color-text-muted')};
    transition: transform ${token('motion-fast')};
  }

  > summary > svg:dir(rtl) {
    transform: scaleX(-1);
  }

  &[open] > summary > svg {
    transform: rotate(90deg);
  }

  > summary > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  /* The ring around the line above stays clear of the words. */
  > div {
    padding-block-start: ${token('space-8')};
    padding-inline-start: calc(${token('icon')} + ${token('space-8')});
    padding-block-end: ${token('space-12')};
  }

  > div > :first-child {
    margin-block-start: 0;
  }

  > div > :last-child {
    margin-block-end: 0;
  }

  /* Paper shows open content under its title, and no buttons. */
  @media print {
    &:not([open]),
    > summary > svg {
      display: none;
    }

    > div {
      padding-inline-start: 0;
    }
  }
`;
