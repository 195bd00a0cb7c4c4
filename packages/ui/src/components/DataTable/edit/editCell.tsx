import type { CellEdit } from '../Column.ts';
import { asText } from '../columnKinds.tsx';
import { EditableCell, type EditableCellProps } from './EditableCell.tsx';

export interface EditOptions<Row> extends Pick<EditableCellProps, 'failureText' | 'input'> {
  /** Names the row for the button and the field: 'Okafor, Ruth'. */
  readonly rowName: (row: Row) => string;
  /** Saves the text. Where the promise rejects, the text stays in the cell with an error. */
  readonly onEdit: (row: Row, text: string) => Promise<void>;
  /** The text to edit. @default the value of the column */
  readonly textOf?: ((row: Row) => string) | undefined;
  /** What is wrong with a text, before it is saved. @default every text is right */
  readonly validate?: ((text: string, row: Row) => string | undefined) | undefined;
  /** @default every row */
  readonly isEditable?: ((row: Row) => boolean) | undefined;
}

/**
 * The `edit` of a column whose cells can be edited in place: a button in each, and then a field. It is
 * separate, so that a table without it does not load it.
 */
export const editCell =
  <Row,>({
    rowName,
    onEdit,
    textOf,
    validate,
    isEditable,
    ...rest
  }: EditOptions<Row>): CellEdit<Row> =>
  ({ row, header, value, content }) =>
    isEditable?.(row) === false ? (
      content
    ) : (
      <EditableCell
        {...rest}
        header={header}
        rowName={rowName(row)}
        text={textOf?.(row) ?? asText(value ?? '')}
        onSave={async (text) => onEdit(row, text)}
        validate={(text) => validate?.(text, row)}
      >
        {content}
      </EditableCell>
    );
