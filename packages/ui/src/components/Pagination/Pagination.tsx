import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '../Announcer/announce.ts';
import { PageButton } from './PageButton.tsx';
import { pageItems } from './pageItems.ts';
import { Bar } from './Pagination.styles.ts';
import { rangeText } from './rangeText.ts';

const chevronLeft = <ChevronLeft aria-hidden size={20} strokeWidth={1.75} />;
const chevronRight = <ChevronRight aria-hidden size={20} strokeWidth={1.75} />;

export interface PaginationProps {
  /** The page shown, from 1 [S9]. */
  readonly page: number;
  readonly totalPages: number;
  readonly pageSize: number;
  /** Rows on all pages together. */
  readonly total: number;
  /** What the rows are, in the plural: 'orders'. */
  readonly itemNoun: string;
  readonly onPage: (page: number) => void;
  /** Called with the choice of `pageSizes`. */
  readonly onPageSize?: ((pageSize: number) => void) | undefined;
  /** @default the reader has no choice */
  readonly pageSizes?: readonly number[] | undefined;
  /** A page's button is pointed at or focused: a press is likely. */
  readonly onPageIntent?: ((page: number) => void) | undefined;
}

/** Which rows of how many, and the way to the others: a `nav`; a shorter one on phones. */
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
}: PaginationProps) {
  const range = rangeText(page, pageSize, total);
  useAnnouncedPage(page, range);
  const common = { current: page, totalPages, onPage, onPageIntent };

  return (
    <Bar>
      <p data-part="range">{range}</p>
      {pageSizes && (
        <label data-part="page-size">
          Per page{' '}
          <select
            aria-label={`${itemNoun} per page`}
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
        <nav aria-label={`Pages of ${itemNoun}`}>
          <PageButton {...common} target={page - 1} label="Previous page">
            {chevronLeft}
          </PageButton>
          <span data-part="phone-page">
            Page {page} of {totalPages}
          </span>
          {pageItems(page, totalPages).map((item) =>
            typeof item === 'number' ? (
              <PageButton key={item} {...common} target={item} label={`Page ${item}`}>
                {item}
              </PageButton>
            ) : (
              <span key={item} data-part="gap">
                …
              </span>
            ),
          )}
          <PageButton {...common} target={page + 1} label="Next page">
            {chevronRight}
          </PageButton>
        </nav>
      )}
    </Bar>
  );
}

/** Says the rows of the new page; those that a list opens with are not news. */
function useAnnouncedPage(page: number, range: string): void {
  const said = useRef(page);
  useEffect(() => {
    if (said.current === page) return;
    said.current = page;
    announce(range, 'page');
  }, [page, range]);
}
