import type { HTMLAttributes, Ref } from 'react';
import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

interface StackLook {
  readonly $direction: string;
  readonly $gap: string;
  readonly $align: string;
  readonly $justify: string;
  readonly $wraps: boolean;
}

const StackElement = styled.div<StackLook>`
  display: flex;
  flex-direction: ${({ $direction }) => $direction};
  flex-wrap: ${({ $wraps }) => ($wraps ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => $gap};
  min-inline-size: 0;

  && > * {
    margin-block: 0;
  }

  ul&,
  ol& {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** The distances between things, in px: the tokens of that name. */
export type Space = 0 | 2 | 4 | 8 | 12 | 16 | 24 | 32 | 40 | 48 | 64 | 80;

const stackElements = ['div', 'ul', 'ol', 'section', 'nav', 'header', 'footer'] as const;
type StackElementName = (typeof stackElements)[number];

type StackAlign = 'start' | 'center' | 'end' | 'stretch' | 'baseline';
type StackJustify = 'start' | 'center' | 'end' | 'space-between';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Under one another, or in a line. @default 'column' */
  readonly direction?: 'column' | 'row' | undefined;
  /** The distance between two children. @default 16 */
  readonly gap?: Space | undefined;
  /** Across the direction. @default 'stretch' in a column, 'center' in a row */
  readonly align?: StackAlign | undefined;
  /** Along the direction. @default 'start' */
  readonly justify?: StackJustify | undefined;
  /** A row that is too long continues on the next line. @default true */
  readonly wrap?: boolean | undefined;
  /** The element; a list's children are `li`. @default 'div' */
  readonly as?: StackElementName | undefined;
  readonly ref?: Ref<HTMLElement> | undefined;
}

/** The value of a distance. */
export const spaceOf = (space: Space) => (space === 0 ? '0px' : token(`space-${space}`));

/** Flex names its ends in its own way where a line is turned around. */
const flexOf = (place: string) => (place === 'start' || place === 'end' ? `flex-${place}` : place);

/**
 * Children under one another or in a line, with one distance between them.
 *
 * - **Also called:** flex, inline, spacing.
 * - **When to use it:** One distance between all children: parts of a page, buttons in a line.
 * - **When not:** Columns of one width: `Grid`. The fields of a form: `FormLayout`.
 */
export function Stack({
  direction = 'column',
  gap = 16,
  align = direction === 'row' ? 'center' : 'stretch',
  justify = 'start',
  wrap = true,
  ref,
  ...rest
}: StackProps) {
  return (
    <StackElement
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      $direction={direction}
      $gap={spaceOf(gap)}
      $align={flexOf(align)}
      $justify={flexOf(justify)}
      $wraps={wrap && direction === 'row'}
    />
  );
}
