import { ChartColumn, Table } from 'lucide-react';
import { type HTMLAttributes, useId } from 'react';
import { announce } from '../Announcer/announce.ts';
import { Button } from '../Button/Button.tsx';
import { ChartFigure } from './BarChart.styles.ts';
import { type ChartData, hasValues } from './chartData.ts';
import { ChartLegend } from './ChartLegend.tsx';
import { ChartPlot } from './ChartPlot.tsx';
import { ChartTable } from './ChartTable.tsx';
import { setChartView, useChartView } from './chartView.ts';

export interface BarChartProps extends ChartData, Omit<HTMLAttributes<HTMLElement>, 'title'> {
  readonly title: string;
  /** What the figures come to, in a sentence or two: all that many readers need. */
  readonly summary: string;
  /** What a category is: 'Month'. */
  readonly categoryName: string;
  /** What stands there when there is nothing to draw. @default 'There are no figures to show.' */
  readonly emptyText?: string;
  /** @default 2 */
  readonly headingLevel?: 2 | 3;
}

/**
 * Bars of one or two series, beside a summary in words and the same figures as a table. The choice
 * between picture and table is kept for all charts.
 */
export function BarChart({
  title,
  summary,
  categoryName,
  categories,
  series,
  format,
  formatTick = format,
  emptyText = 'There are no figures to show.',
  headingLevel = 2,
  ...rest
}: BarChartProps) {
  const view = useChartView();
  const titleId = useId();
  const data: ChartData = { categories, series, format, formatTick };
  const Heading = `h${headingLevel}` as const;
  const isTable = view === 'table';

  function toggle() {
    setChartView(isTable ? 'chart' : 'table');
    announce(isTable ? `${title} is shown as a chart` : `${title} is shown as a table`);
  }

  return (
    <ChartFigure aria-labelledby={titleId} {...rest}>
      <header>
        <Heading id={titleId}>{title}</Heading>
        {hasValues(data) && (
          <Button
            size="small"
            icon={isTable ? <ChartColumn size={16} aria-hidden /> : <Table size={16} aria-hidden />}
            onClick={toggle}
          >
            {isTable ? 'Show as chart' : 'Show as table'}
          </Button>
        )}
      </header>
      {!hasValues(data) && <p>{emptyText}</p>}
      {hasValues(data) && (
        <>
          <p>{summary}</p>
          {isTable ? (
            <ChartTable title={title} categoryName={categoryName} data={data} />
          ) : (
            <>
              <ChartLegend series={series} />
              <ChartPlot data={data} noun={categoryName.toLowerCase()} labelledBy={titleId} />
            </>
          )}
        </>
      )}
    </ChartFigure>
  );
}
