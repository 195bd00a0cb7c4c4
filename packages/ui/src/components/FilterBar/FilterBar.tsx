import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { filterChips, withoutFilter } from '../../filters/filterChips.ts';
import type { FilterDefinition, FilterValues } from '../../filters/filterDefinition.ts';
import { useFilterTexts } from '../../filters/FilterTexts.ts';
import { filterKinds } from '../../filters/filterKinds.ts';
import { announce } from '../Announcer/announce.ts';
import { Button } from '../Button/Button.tsx';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import { LoadFailureDialog } from '../lazyComponent/LoadFailureDialog.tsx';
import { PhoneListBar, type PhoneListBarProps } from '../PhoneListBar/PhoneListBar.tsx';
import { Bar } from './FilterBar.styles.ts';
import { FilterChips } from './FilterChips.tsx';
import { filterBarWords } from '../../words/data.ts';
import { useWords } from '../../words/useWords.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { sliders } from '../Drawing/drawings.ts';
import { bothRefs } from '../Field/bothRefs.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';

export interface FilterBarProps extends RootProps<HTMLDivElement> {
  /** The filters, without those that this user does not need. */
  readonly filters: readonly FilterDefinition[];
  /** The values of the filters, by name. They may change later than the pick, together with its rows. */
  readonly values: FilterValues;
  /** Called with all values on every change: a pick, a removed chip, 'Clear filters'. */
  readonly onChange: (values: FilterValues) => void;
  /** How many rows match: '143 orders'; announced when it changes. */
  readonly resultText?: string | undefined;
  /** When the rows were read, as a time of day: '9:42 a.m.'. */
  readonly asOf?: string | undefined;
  /** The business date, YYYY-MM-DD: presets are counted from it. */
  readonly today: string;
  /** New rows are loading: nothing is announced until they have loaded. @default false */
  readonly isBusy?: boolean | undefined;
  /** The user points at the button that opens the filters, or focuses it. */
  readonly onIntent?: (() => void) | undefined;
  /**
   * Called when the filters open: fetch the values that they offer. If it returns a promise, the panel waits for it
   * a moment, so that its fields do not move.
   */
  readonly onOpen?: (() => void | Promise<void>) | undefined;
  /** 'Reset': the list as it opens. */
  readonly onReset?: (() => void) | undefined;
  /** 'Refresh filters': fetches those values again. */
  readonly onRefresh?: (() => void) | undefined;
  /** The columns to sort by: on a phone a bar at the bottom filters and sorts. */
  readonly sorting?: Pick<PhoneListBarProps, 'columns' | 'sort' | 'onSort'> | undefined;
  /** Buttons of the whole list, at the end: 'Select', `TableSettings`. */
  readonly tools?: ReactNode;
  /** The filters that the current tab sets, by name: they have no chip next to it. @default none */
  readonly filtersOfTab?: readonly string[] | undefined;
}

/** The panel waits this long for values, because fields that appear later move the others. */
const moment = () => new Promise<void>((resolve) => setTimeout(resolve, 1_000));

const noNames: readonly string[] = [];

const slidersIcon = <Drawing of={sliders} />;

/** The panel loads with the fields of all kinds, so that it opens complete. */
const FilterPanel = lazyComponent(
  async () => {
    const fields = Object.values(filterKinds).map(({ Field }) => Field.loaded());
    const [{ FilterPanel }] = await Promise.all([import('./FilterPanel.tsx'), ...fields]);
    return FilterPanel;
  },
  { fallback: LoadFailureDialog },
);

/**
 * The filters of a list: those that are set as chips, all of them in a panel over the rows.
 *
 * - **Also called:** faceted search, filters.
 * - **When to use it:** Over every list with filters. Active filters show as chips; a phone gets a
 *   sheet.
 * - **When not:** A few fixed choices: `QuickTabs`.
 * - **Keys:**
 *   - Delete, Backspace: On a chip: removes the filter.
 *   - Escape: Closes the panel. The focus is on its button.
 */
export function FilterBar({
  filters,
  values: given,
  onChange,
  resultText,
  asOf,
  today,
  isBusy = false,
  onIntent,
  onOpen,
  onReset,
  onRefresh,
  sorting,
  tools,
  filtersOfTab = noNames,
  ref,
  ...root
}: FilterBarProps) {
  const words = useWords('FilterBar', filterBarWords);
  const [isOpen, setIsOpen] = useState(false);
  /** The picked values until the list has them. The next pick starts from them. */
  const [picked, setPicked] = useState({ values: given, over: given });
  const values = picked.over === given ? picked.values : given;
  const change = (next: FilterValues) => {
    setPicked({ values: next, over: given });
    onChange(next);
  };
  const bar = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const phoneButton = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const chips = filterChips(filters, values, useFilterTexts()).filter(
    ({ definition }) => !filtersOfTab.includes(definition.name),
  );
  useAnnouncedResult(resultText, isBusy);
  const [isOpening, setIsOpening] = useState(false);
  const toggle = async () => {
    const values = isOpen || isOpening ? undefined : onOpen?.();
    if (values) {
      setIsOpening(true);
      await Promise.race([values, moment()]);
      setIsOpening(false);
    }
    setIsOpen(!isOpen && !isOpening);
  };
  const prepare = () => {
    FilterPanel.preload();
    onIntent?.();
  };
  // One of the two is on screen, and only that one takes the focus.
  const focusOpener = () => {
    button.current?.focus();
    phoneButton.current?.focus();
  };
  const leave = () => setIsOpen(false);

  return (
    <Bar {...root} ref={bothRefs(bar, ref)} data-has-phone-bar={sorting !== undefined || undefined}>
      {filters.length > 0 && (
        <Button
          ref={button}
          data-part="opener"
          variant="secondary"
          size="small"
          icon={slidersIcon}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          isBusy={isOpening}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void toggle()}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !isOpen) return;
            event.preventDefault();
            event.stopPropagation();
            leave();
          }}
        >
          {words.open}
        </Button>
      )}
      {isOpen && (
        <FilterPanel
          id={panelId}
          bar={bar}
          filters={filters}
          values={values}
          onChange={change}
          onReset={onReset}
          onRefresh={onRefresh}
          resultText={resultText}
          today={today}
          onLeave={leave}
          onClose={() => {
            leave();
            focusOpener();
          }}
        />
      )}
      {chips.length > 0 && (
        <FilterChips
          chips={chips}
          onRemove={({ definition }) => {
            change(withoutFilter(values, definition));
          }}
          onClear={() => {
            change({});
          }}
          onLastRemoved={focusOpener}
        />
      )}
      <p data-part="result">
        {resultText}
        {asOf && ` · ${words.asOf(asOf)}`}
      </p>
      {tools && <div data-part="tools">{tools}</div>}
      {sorting && (
        <PhoneListBar
          {...sorting}
          filterRef={phoneButton}
          filterCount={chips.length}
          onFilter={filters.length > 0 ? () => void toggle() : undefined}
          onFilterIntent={prepare}
        />
      )}
    </Bar>
  );
}

/** Announces a new count once it has loaded; the count that a list opens with is not announced. */
function useAnnouncedResult(resultText: string | undefined, isBusy: boolean): void {
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (isBusy || resultText === undefined) return;
    const before = said.current;
    said.current = resultText;
    if (before !== undefined && before !== resultText) announce(resultText, 'result');
  }, [resultText, isBusy]);
}
