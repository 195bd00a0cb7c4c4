import type { ComponentType, CSSProperties, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';

/** The states of a control as columns; the story's parameters simulate the middle three. */
export const controlStates = ['at rest', 'hover', 'focus', 'active', 'disabled'] as const;

/** The states without disabled, for links. */
export const linkStates = controlStates.filter((state) => state !== 'disabled');

/** Those of fields, which do not change under the pointer or while they are pressed. */
const fieldStates = ['at rest', 'focus', 'disabled'] as const;

/** Those of links and entries, which do not change while they are pressed. */
export const entryStates = ['at rest', 'hover', 'focus'] as const;

// A button is apart from an input: no field has the focus twice.
const controls = ':is(a, input, select, textarea, button:not(input ~ *))';

/** Parameters of a story whose matrix has columns of states. */
export const stateParameters = {
  pseudo: {
    hover: `[data-state="hover"] ${controls}`,
    focus: `[data-state="focus"] ${controls}`,
    focusVisible: `[data-state="focus"] ${controls}`,
    active: `[data-state="active"] ${controls}`,
  },
  // States are simulated only in the story's own document.
  docs: { story: { inline: false, height: '28rem' } },
};

/**
 * Parameters of a story whose columns simulate a state on one part of a cell.
 * @param parts a selector for each state, within the cell
 */
export const simulateOn = (parts: {
  readonly hover?: string | undefined;
  readonly focus?: string | undefined;
}) => ({
  ...stateParameters,
  pseudo: {
    ...(parts.hover && { hover: `[data-state="hover"] ${parts.hover}` }),
    ...(parts.focus && {
      focus: `[data-state="focus"] ${parts.focus}`,
      focusVisible: `[data-state="focus"] ${parts.focus}`,
    }),
  },
});

interface MatrixProps<Row extends string, Column extends string> {
  /** The name of the rows: 'Variant'. */
  readonly corner: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly cell: (row: Row, column: Column) => ReactNode;
  /** The width of a cell. @default the width of its content */
  readonly width?: string;
}

/** The width for cells in the window of a picture, which is 80rem wide, in rem. */
const most = 64;

/**
 * A labeled row for each variant of a component, and a column for each state. Where the columns would be wider
 * than a picture, and on phones, the states of a variant wrap, each under its name.
 */
export function Matrix<Row extends string, Column extends string>({
  corner,
  rows,
  columns,
  cell,
  width,
}: MatrixProps<Row, Column>) {
  const wraps = Number.parseFloat(width ?? '0') * columns.length > most;
  return (
    <MatrixTable data-wraps={wraps}>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column) => (
              <td
                key={column}
                data-state={column}
                style={{ '--cell-width': width } as CSSProperties}
              >
                {cell(row, column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </MatrixTable>
  );
}

interface StatesOptions {
  /** @default those of fields */
  readonly states?: readonly string[];
  /** The width of a cell. @default the width of its content */
  readonly width?: string;
  /** What simulates the states. @default on the controls of a cell */
  readonly parameters?: typeof stateParameters | ReturnType<typeof simulateOn>;
}

/** A story that shows a component with each set of props in each state. */
export const inStates = <Props extends object>(
  Component: ComponentType<Props>,
  variants: Readonly<Record<string, Partial<Props>>>,
  { states = fieldStates, width, parameters = stateParameters }: StatesOptions = {},
) => ({
  parameters,
  render: (args: Props) => (
    <Matrix
      corner="Is"
      rows={Object.keys(variants)}
      columns={states}
      {...(width && { width })}
      cell={(variant, state) => (
        <Component
          {...args}
          {...variants[variant]}
          {...(state === 'disabled' && { disabled: true })}
        />
      )}
    />
  ),
});

const wrapped = css`
  thead {
    display: none;
  }

  tbody tr {
    display: flex;
    flex-wrap: wrap;
  }

  tbody th {
    flex: 0 0 100%;
  }

  td {
    box-sizing: border-box;
    min-inline-size: min(var(--cell-width, 0px), 100%);
    max-inline-size: 100%;
  }

  td::before {
    content: attr(data-state);
    display: block;
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
  }
`;

const MatrixTable = styled.table`
  border-collapse: collapse;

  th {
    padding-block: ${token('space-8')};
    padding-inline: 0 ${token('space-16')};
    color: ${token('color-text-muted')};
    font-size: ${token('font-size-small')};
    font-weight: ${token('font-weight')};
    text-align: start;
    white-space: nowrap;
  }

  td {
    min-inline-size: var(--cell-width, auto);
    padding-block: ${token('space-8')};
    padding-inline: 0 ${token('space-16')};
    vertical-align: top;
  }

  &[data-wraps='true'] {
    ${wrapped}
  }

  @media ${below('sm')} {
    ${wrapped}
  }
`;
