import { formatCount } from '@agent-portal/format';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { paginationWords } from '../../words/data.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import { announce } from '../Announcer/announce.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { chevronLeft, chevronRight } from '../Drawing/drawings.ts';
import { selectStyles } from '../Field/selectStyles.ts';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';
import { pageItems, rangeText } from './pageItems.ts';

const previousIcon = <Drawing of={chevronLeft} />;
const nextIcon = <Drawing of={chevronRight} />;

export interface PaginationProps extends RootProps<HTMLDivElement> {
  /** The page shown, from 1. */
  readonly page: number;
  /** How many pages there are. */
  readonly totalPages: number;
  /** How many rows a page has. */
  readonly pageSize: number;
  /** Rows on all pages together. */
  readonly total: number;
  /** The plural noun of the rows: 'orders'. */
  readonly itemNoun: string;
  /** Called with the page that the user goes to. */
  readonly onPage: (page: number) => void;
  /** Called with the choice of `pageSizes`. */
  readonly onPageSize?: ((pageSize: number) => void) | undefined;
  /** The page sizes that the user can choose from. @default no choice */
  readonly pageSizes?: readonly number[] | undefined;
  /** A page's button is pointed at or focused: a press is likely. */
  readonly onPageIntent?: ((page: number) => void) | undefined;
}

/**
 * The range of rows, their total, and the way to the other pages: a `nav`; a shorter one on phones.
 *
 * - **Also called:** pager, paging.
 * - **When to use it:** Under a list of more rows than one page shows.
 * - **When not:** All rows fit: leave it out.
 * - **Do:** More rows than one page shows, counted in the words of the list: '340 orders'.
 * - **Don’t:** All rows fit on one page: leave it out.
 * - **Keys:**
 *   - Enter, Space: Goes to the page.
 */
export function Pagination({
  page,
  totalPages,
  pageSize,
  total,
  itemNoun,
  onPage,
  onPageSize,
  pageSizes,
  onPageIntent,
  ...root
}: PaginationProps) {
  const words = useWords('Pagination', paginationWords);
  const count = useFormat('count', formatCount);
  const range = rangeText(page, pageSize, total, words, count);
  useAnnouncedPage(page, range);
  const common = { current: page, totalPages, onPage, onPageIntent };

  return (
    <Bar {...root}>
      <p data-part="range">{range}</p>
      {pageSizes && (
        <label data-part="page-size">
          {words.perPage}{' '}
          <select
            aria-label={words.perPageOf(itemNoun)}
            value={pageSize}
            onChange={({ target }) => {
              onPageSize?.(Number(target.value));
            }}
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
      )}
      {totalPages > 1 && (
        <nav aria-label={words.pagesOf(itemNoun)}>
          <PageButton {...common} target={page - 1} label={words.previous}>
            {previousIcon}
          </PageButton>
          <span data-part="phone-page">{words.pageOf(page, totalPages)}</span>
          {pageItems(page, totalPages).map((item) =>
            typeof item === 'number' ? (
              <PageButton
                key={item}
                {...common}
                target={item}
                number={item}
                label={words.page(item)}
              >
                {item}
              </PageButton>
            ) : (
              <span key={item} data-part="gap">
                …
              </span>
            ),
          )}
          <PageButton {...common} target={page + 1} label={words.next}>
            {nextIcon}
          </PageButton>
        </nav>
      )}
    </Bar>
  );
}

/** Announces the rows of a new page, but not those that a list opens with. */
function useAnnouncedPage(page: number, range: string): void {
  const said = useRef(page);
  useEffect(() => {
    if (said.current === page) return;
    said.current = page;
    announce(range, 'page');
  }, [page, range]);
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-8')} ${token('space-24')};
  color: ${token('color-text-muted')};
  font-variant-numeric: tabular-nums;

  p {
    margin: 0;
  }

  select {
    ${selectStyles}
  }

  nav {
    display: flex;
    align-items: center;
    gap: ${token('space-4')};
    margin-inline-start: auto;
  }

  [data-part='phone-page'] {
    display: none;
  }

  nav svg:dir(rtl) {
    scale: -1 1;
  }

  button,
  [data-part='gap'] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: ${token('control-height')};
    block-size: ${token('control-height')};
  }

  button {
    padding: 0 ${token('space-4')};
    border: 0;
    border-radius: ${token('radius-control')};
    background: none;
    color: ${token('color-text')};
    font: inherit;
    cursor: pointer;
  }

  button:hover {
    background: ${token('color-selected')};
  }

  button[aria-current='page'] {
    background: ${token('color-primary')};
    color: ${token('color-on-primary')};
    font-weight: 600;
  }

  button[aria-disabled='true'] {
    background: none;
    color: ${token('color-text-muted')};
    cursor: not-allowed;
  }

  @media ${below('md')} {
    nav {
      inline-size: 100%;
      justify-content: space-between;
    }

    [data-part='phone-page'] {
      display: inline;
    }

    [data-part='gap'],
    button[data-page] {
      display: none;
    }
  }
`;

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
function PageButton(props: PageButtonProps) {
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
