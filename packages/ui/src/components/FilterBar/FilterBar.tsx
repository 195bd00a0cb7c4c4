import { SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { filterChips, withoutFilter } from '../../filters/filterChips.ts';
import type {
  FilterAction,
  FilterDefinition,
  FilterValues,
} from '../../filters/filterDefinition.ts';
import { kindOf } from '../../filters/filterKinds.ts';
import { announce } from '../Announcer/announce.ts';
import { Button } from '../Button/Button.tsx';
import { late } from '../late/late.ts';
import { Bar } from './FilterBar.styles.ts';
import { FilterChips } from './FilterChips.tsx';

export interface FilterBarProps {
  /** The filter set, without the filters that this user has no use for [S5]. */
  readonly filters: readonly FilterDefinition[];
  readonly values: FilterValues;
  /** Called with all values on every change: a pick, a removed chip, 'Clear filters'. */
  readonly onChange: (values: FilterValues) => void;
  /** How many rows match: '143 requirements'; announced when it changes. */
  readonly resultText?: string | undefined;
  /** When the rows were read, as a time of day: '9:42 a.m.'. */
  readonly asOf?: string | undefined;
  /** The business date, YYYY-MM-DD: presets are counted from it. */
  readonly today: string;
  /** New rows are on their way: nothing is announced until they are there. @default false */
  readonly busy?: boolean;
  /** The filters open: fetch the values that they offer [S4]. */
  readonly onOpen?: () => void;
  /** 'Refresh filters': fetch those values anew. */
  readonly onRefresh?: () => void;
  /** What else the panel offers at its end. */
  readonly actions?: readonly FilterAction[];
}

const sliders = <SlidersHorizontal aria-hidden size={20} strokeWidth={1.75} />;

const FilterPanel = late(async () => (await import('./FilterPanel.tsx')).FilterPanel);

/** The filters of a list: those that are set as chips, all of them in a panel that loads late. */
export function FilterBar({
  filters,
  values,
  onChange,
  resultText,
  asOf,
  today,
  busy = false,
  onOpen,
  onRefresh,
  actions,
}: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const chips = filterChips(filters, values);
  useAnnouncedResult(resultText, busy);
  const loadAhead = () => {
    FilterPanel.loadAhead();
    for (const filter of filters) kindOf(filter).Field.loadAhead();
  };

  return (
    <Bar>
      <Button
        ref={button}
        variant="secondary"
        size="small"
        icon={sliders}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
        onClick={() => {
          if (!isOpen) onOpen?.();
          setIsOpen(!isOpen);
        }}
      >
        Filters
      </Button>
      {chips.length > 0 && (
        <FilterChips
          chips={chips}
          onRemove={({ definition }) => {
            onChange(withoutFilter(values, definition));
          }}
          onClear={() => {
            onChange({});
          }}
          onLastRemoved={() => button.current?.focus()}
        />
      )}
      <p data-part="result">
        {resultText}
        {asOf && ` · as of ${asOf}`}
      </p>
      {isOpen && (
        <FilterPanel
          id={panelId}
          filters={filters}
          values={values}
          onChange={onChange}
          onRefresh={onRefresh}
          actions={actions}
          today={today}
          resultText={resultText}
          onClose={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </Bar>
  );
}

/** Says the new count once it is there; the count that a list opens with is not news. */
function useAnnouncedResult(resultText: string | undefined, busy: boolean): void {
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (busy || resultText === undefined) return;
    const before = said.current;
    said.current = resultText;
    if (before !== undefined && before !== resultText) announce(resultText);
  }, [resultText, busy]);
}
