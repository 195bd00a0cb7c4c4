import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { chartWords } from '../../words/charts.ts';
import { useWords } from '../../words/useWords.ts';
import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import { Readout } from './BarChart.styles.ts';

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

/** By how much a key moves; infinite to either end. */
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** One stop of the Tab key for many elements: arrows, Home and End move among them. */
function useRovingFocus(count: number) {
  const elements = useRef<(SVGGElement | null)[]>([]);
  const [wanted, setWanted] = useState(0);
  const stop = Math.min(wanted, count - 1);

  function onKeyDown(event: KeyboardEvent): void {
    const move = moves[event.key];
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    elements.current[Math.max(0, Math.min(count - 1, stop + move))]?.focus();
  }

  /** The props of the element at `index`. */
  const itemProps = (index: number) => ({
    ref: (element: SVGGElement | null) => {
      elements.current[index] = element;
    },
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => setWanted(index),
    onKeyDown,
  });
  return { itemProps };
}

/** One series is full, the other hatched within an outline, so that color is never the only key. */
export const ChartSvg = styled.svg`
  display: block;
  overflow: visible;
  /* Its places are counted from the left. */
  direction: ltr;
  font-size: ${token('font-size-small')};

  /* It was measured on the screen. */
  @media print {
    max-inline-size: 100%;
    block-size: auto;
  }

  & text {
    fill: ${token('color-text-muted')};
    forced-color-adjust: auto;
  }

  & text[data-part='value'],
  &[data-direction='rows'] text[data-part='label'] {
    fill: ${token('color-text')};
  }

  &[data-direction='columns'] text[data-part='label'] {
    text-anchor: middle;
  }

  & text[data-part='tick'] {
    text-anchor: end;
  }

  & line {
    stroke: ${token('color-divider')};
  }

  & line[data-zero] {
    stroke: ${token('color-border')};
  }

  & [data-series='0'] {
    fill: ${token('color-chart-1')};
  }

  & [data-series='1'] {
    stroke: ${token('color-chart-2')};
    stroke-width: 1.5px;
  }

  & pattern path {
    stroke: ${token('color-chart-2')};
    stroke-width: 2px;
  }

  & pattern rect {
    fill: ${token('color-surface')};
  }

  & g[role='img'] {
    outline: none;
  }

  & [data-part='slot'] {
    fill: transparent;
  }

  & g[data-active] > [data-part='slot'] {
    fill: ${token('color-hover')};
    fill-opacity: 0.7;
  }

  & g:focus-visible > [data-part='slot'] {
    stroke: ${token('color-focus')};
    stroke-width: 3px;
  }

  @media (forced-colors: active) {
    & text,
    & text[data-part] {
      fill: CanvasText;
    }

    & line,
    & [data-series='1'],
    & pattern path {
      stroke: CanvasText;
    }

    & [data-series='0'] {
      fill: CanvasText;
    }

    & pattern rect {
      fill: Canvas;
    }

    & g[data-active] > [data-part='slot'] {
      fill: transparent;
    }

    & g:focus-visible > [data-part='slot'] {
      stroke: Highlight;
    }
  }
`;
