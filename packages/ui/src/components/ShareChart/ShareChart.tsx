import { useId } from 'react';
import { formatPercent } from '@agent-portal/format';
import { ChartFrame, type ChartFrameProps } from '../BarChart/ChartFrame.tsx';
import { ChartStage } from '../BarChart/ChartStage.tsx';
import { FigureTable } from '../BarChart/ChartTable.styles.ts';
import { shorten, textWidth } from '../BarChart/layoutBars.ts';
import { type ChartFormat, useChartFormats } from '../BarChart/useChartFormats.ts';
import { useWidth } from '../BarChart/useWidth.ts';
import { ShareTrack } from './ShareChart.styles.ts';
import { type Share, type SharePart, sharesOf } from './sharesOf.ts';
import { chartWords } from '../../words/tables.ts';
import { useWords } from '../../words/useWords.ts';
import { useFormat } from '../../words/useFormat.ts';
import { inOrder } from '../Text/inOrder.tsx';

export interface ShareChartProps extends ChartFrameProps {
  readonly parts: readonly SharePart[];
  /** The name of the values: 'Revenue'. */
  readonly valueName: string;
  /** How a value is written in full; a name follows the locale. @default 'count' */
  readonly format?: ChartFormat | undefined;
}

interface ShareRowsProps {
  readonly shares: readonly Share[];
  readonly texts: readonly string[];
  readonly noun: string;
  readonly titleId: string;
}

const rowHeight = 56;

/** The picture: a row for each part, its share of the whole, and its percent next to its name. */
function ShareRows({ shares, texts, noun, titleId }: ShareRowsProps) {
  const percentText = useFormat('percent', formatPercent);
  const [frame, width] = useWidth();
  return (
    <div ref={frame}>
      {width > 0 && (
        <ChartStage
          noun={noun}
          labelledBy={titleId}
          texts={texts}
          width={width}
          height={shares.length * rowHeight}
          direction="rows"
          hasReadout={false}
          backdrop={null}
          pictures={shares.map(({ label, share }, index) => {
            const y = index * rowHeight;
            const percent = percentText(share);
            const room = textWidth(percent) + 8;
            return (
              <g key={label}>
                <rect data-part="slot" x={0} y={y} width={width} height={rowHeight} rx={4} />
                <text data-part="label" x={0} y={y + 18}>
                  {shorten(label, width - room)}
                </text>
                <text data-part="value" x={width} y={y + 18} textAnchor="end">
                  {percent}
                </text>
                <ShareTrack x={0.5} y={y + 26.5} width={width - 1} height={17} />
                <rect data-series={0} x={0} y={y + 26} width={share * width} height={18} />
              </g>
            );
          })}
        />
      )}
    </div>
  );
}

/**
 * The parts of a whole, the largest first, each with its share; with a summary and the figures as a
 * table.
 *
 * - **Also called:** pie chart, donut.
 * - **When to use it:** Up to some eight parts, the largest first; a table has the same figures.
 * - **When not:** Amounts that make no whole: `BarChart`.
 * - **Keys:**
 *   - Down, Up: Goes to the part after or before it, and says its figures.
 *   - Home, End: Goes to the first or last part.
 */
export function ShareChart({
  parts,
  categoryName,
  valueName,
  format: kind,
  ...frame
}: ShareChartProps) {
  const { format } = useChartFormats(kind);
  const words = useWords('Chart', chartWords);
  const percentText = useFormat('percent', formatPercent);
  const titleId = useId();
  const shares = sharesOf(parts);
  const texts = shares.map(
    ({ label, value, share }) => `${label}: ${format(value)}, ${percentText(share)}`,
  );
  return (
    <ChartFrame
      {...frame}
      titleId={titleId}
      isEmpty={!shares.some(({ share }) => share > 0)}
      table={
        <FigureTable>
          <caption className="visually-hidden">{frame.title}</caption>
          <thead>
            <tr>
              <th scope="col">{categoryName}</th>
              <th scope="col">{valueName}</th>
              <th scope="col">{words.share}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ label, value, share }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{inOrder(format(value))}</td>
                <td>{percentText(share)}</td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      }
      picture={
        <ShareRows
          shares={shares}
          texts={texts}
          noun={categoryName.toLowerCase()}
          titleId={titleId}
        />
      }
    />
  );
}
