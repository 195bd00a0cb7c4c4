import type { ReactNode } from 'react';

interface PageButtonProps {
  /** The page that a press leads to; past either end the button is there and does nothing. */
  readonly target: number;
  readonly current: number;
  readonly totalPages: number;
  readonly label: string;
  readonly onPage: (page: number) => void;
  readonly onPageIntent: ((page: number) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * The way to one page, a `button`. At an end it is `aria-disabled` and not `disabled`, so that who
 * pressed it does not lose the focus.
 */
export function PageButton(props: PageButtonProps) {
  const { target, current, totalPages, label, onPage, onPageIntent, children } = props;
  const leads = target >= 1 && target <= totalPages && target !== current;
  const intend = leads ? () => onPageIntent?.(target) : undefined;
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={target === current ? 'page' : undefined}
      aria-disabled={target < 1 || target > totalPages ? true : undefined}
      onClick={
        leads
          ? () => {
              onPage(target);
            }
          : undefined
      }
      onPointerEnter={intend}
      onFocus={intend}
    >
      {children}
    </button>
  );
}
