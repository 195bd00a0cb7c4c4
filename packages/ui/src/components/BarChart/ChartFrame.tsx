import { ChartColumn, Table } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, useState, type RefAttributes } from 'react';
import { announce } from '../Announcer/announce.ts';
import { Button } from '../Button/Button.tsx';
import { useIsPhone } from '../../theme/useIsPhone.ts';
import { ChartFigure } from './BarChart.styles.ts';
import { setChartView, useChartView } from './chartView.ts';
import { chartWords } from '../../words/charts.ts';
import { useWords } from '../../words/useWords.ts';
import { withMinus } from '../Text/inOrder.tsx';

/** The props of every chart. */
export interface ChartFrameProps
  extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'>, RefAttributes<HTMLElement> {
  /** The heading of the chart, which names it. */
  readonly title: string;
  /** A summary of the figures in one or two sentences, which is enough for many readers. */
  readonly summary: string;
  /** The name of the categories: 'Month'. */
  readonly categoryName: string;
  /** Shows when there is nothing to draw. @default 'There are no figures to show.' */
  readonly emptyText?: string | undefined;
  /** The level of the heading in the page. @default 2 */
  readonly headingLevel?: 2 | 3 | undefined;
  /** Below the breakpoint md the figures show once the user asks for them; the summary always shows. @default false */
  readonly foldsOnPhone?: boolean | undefined;
}

interface InnerProps extends Omit<ChartFrameProps, 'categoryName'> {
  readonly isEmpty: boolean;
  readonly table: ReactNode;
  /** Id of the title, which names the picture too. */
  readonly titleId: string;
  readonly picture: ReactNode;
}

/** A chart as a `figure`: its title, a summary in words, and the picture or the same figures as a table. */
export function ChartFrame({
  title,
  summary,
  emptyText,
  headingLevel = 2,
  foldsOnPhone = false,
  isEmpty,
  table,
  titleId,
  picture,
  ...rest
}: InnerProps) {
  const words = useWords('Chart', chartWords);
  const isTable = useChartView() === 'table';
  const isFolding = useIsPhone() && foldsOnPhone && !isEmpty;
  const [isOpen, setIsOpen] = useState(false);
  const hasFigures = !isEmpty && (!isFolding || isOpen);
  const Heading = `h${headingLevel}` as const;

  function toggle() {
    setChartView(isTable ? 'chart' : 'table');
    announce(isTable ? words.isChart(title) : words.isTable(title), title);
  }

  return (
    <ChartFigure aria-labelledby={titleId} {...rest}>
      <header>
        <Heading id={titleId}>{title}</Heading>
        {isFolding && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? words.hide : words.show}
          </Button>
        )}
        {hasFigures && (
          <Button
            size="small"
            icon={
              isTable ? <ChartColumn size="1em" aria-hidden /> : <Table size="1em" aria-hidden />
            }
            onClick={toggle}
          >
            {isTable ? words.asChart : words.asTable}
          </Button>
        )}
      </header>
      <p>{isEmpty ? (emptyText ?? words.empty) : withMinus(summary)}</p>
      {hasFigures && (isTable ? table : picture)}
    </ChartFigure>
  );
}
