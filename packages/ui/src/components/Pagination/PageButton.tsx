import type { ReactNode } from 'react';

interface PageButtonProps {
  /** The page of a button; past either end the button shows and does nothing. */
  readonly target: number;
  readonly current: number;
  readonly totalPages: number;
  /** Missing for arrows, which show on phones too. */
  readonly number?: number;
  readonly label: string;
  readonly onPage: (page: number) => void;
  readonly onPageIntent: ((page: number) => void) | undefined;
  readonly children: ReactNode;
}

/**
 * Leads to one page, a `button`. At an end it is `aria-disabled` and not `disabled`, so that it keeps
 * the focus after a press.
 */
export function PageButton(props: PageButtonProps) {
  const { target, number, current, totalPages, label, onPage, onPageIntent, children } = props;
  const leads = target >= 1 && target <= totalPages && target !== current;
  const intend = leads ? () => onPageIntent?.(target) : undefined;
  return (
    <button
      type="button"
      aria-label={label}
      data-page={number}
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
