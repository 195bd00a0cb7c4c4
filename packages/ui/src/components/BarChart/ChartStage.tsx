import { type ReactNode, useState } from 'react';
import { Readout } from './BarChart.styles.ts';
import { ChartSvg } from './ChartPlot.styles.ts';
import { useRovingFocus } from './useRovingFocus.ts';
import { chartWords } from '../../words/charts.ts';
import { useWords } from '../../words/useWords.ts';

interface ChartStageProps {
  readonly width: number;
  readonly height: number;
  /** The name of a datum, in the middle of a sentence: 'month'. */
  readonly noun: string;
  /** Id of the chart's title. */
  readonly labelledBy: string;
  /** The text of each datum. */
  readonly texts: readonly string[];
  readonly direction?: 'columns' | 'rows';
  /** The datum is also read out over the picture. @default true */
  readonly hasReadout?: boolean;
  /** Behind the data: axes, lines, patterns. */
  readonly backdrop: ReactNode;
  /** The picture of each datum. */
  readonly pictures: readonly ReactNode[];
}

/** The drawing of a chart: data that the pointer and the arrow keys read one by one. */
export function ChartStage(props: ChartStageProps) {
  const { width, height, noun, labelledBy, texts, direction, hasReadout = true } = props;
  const words = useWords('Chart', chartWords);
  const [active, setActive] = useState<number>();
  const { itemProps } = useRovingFocus(texts.length);
  return (
    <>
      {hasReadout && (
        <Readout aria-hidden="true" data-has-value={active === undefined ? undefined : ''}>
          {active === undefined ? words.readout(noun) : texts[active]}
        </Readout>
      )}
      <ChartSvg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag of SVG is a group
        role="group"
        aria-labelledby={labelledBy}
        data-direction={direction}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        onPointerLeave={() => setActive(undefined)}
      >
        {props.backdrop}
        {texts.map((text, index) => {
          const { onFocus, ...focus } = itemProps(index);
          return (
            <g
              key={text}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot contain shapes
              role="img"
              aria-label={text}
              data-active={index === active ? '' : undefined}
              onPointerEnter={() => setActive(index)}
              onFocus={() => {
                onFocus();
                setActive(index);
              }}
              onBlur={() => setActive(undefined)}
              {...focus}
            >
              {props.pictures[index]}
            </g>
          );
        })}
      </ChartSvg>
    </>
  );
}
