import { type CSSProperties, memo } from 'react';
import { treeTableWords } from '../../words/tables.ts';
import { useWords } from '../../words/useWords.ts';
import type { Column } from '../DataTable/Column.ts';
import { opener } from '../DataTable/rows/opener.tsx';
import { restOf } from '../DataTable/rows/RowRest.tsx';
import { roles } from '../DataTable/roles.ts';
import { rowCells } from '../DataTable/rows/rowCells.tsx';
import { useCellFormats } from '../DataTable/useCellFormats.ts';
import type { RowEntry } from './treeEntries.ts';

interface TreeRowProps<Row> extends Pick<RowEntry<Row>, 'row' | 'level' | 'branch'> {
  readonly columns: readonly Column<Row>[];
  /** Names the row for its button. */
  readonly rowKey: string;
  /** It was looked for. */
  readonly isMarked: boolean;
  /** The name of its branch: 'the team of Reyes, Marco'. */
  readonly branchName: string;
  readonly onBranch: (rowKey: string, row: Row) => void;
  /** Its branch will be opened. */
  readonly onBranchIntent: (row: Row) => void;
  /** The hidden columns are open. */
  readonly isOpen: boolean;
  /** The id of the row with the hidden columns. */
  readonly restId: string;
  readonly label: string;
  readonly onToggle: (rowKey: string) => void;
}

/** How far a row is indented, for CSS; the first level is the table's. */
export const levelStyle = (level: number) =>
  level === 0 ? undefined : ({ '--level': level } as CSSProperties);

/** One row of a tree, a `tr`: its level, the button of its branch, and the button of its hidden columns. */
export const TreeRow = memo(function TreeRow<Row>({
  row,
  level,
  branch,
  columns,
  rowKey,
  isMarked,
  branchName,
  onBranch,
  onBranchIntent,
  isOpen,
  restId,
  label,
  onToggle,
}: TreeRowProps<Row>) {
  const words = useWords('TreeTable', treeTableWords);
  const formats = useCellFormats();
  const prefix = level > 0 ? words.level(level + 1) : '';
  const before = (
    <>
      {prefix && <span className="visually-hidden">{prefix}</span>}
      {branch &&
        opener('branch', words.show(branchName), {
          isOpen: branch === 'open',
          onClick: () => onBranch(rowKey, row),
          onPointerEnter: branch === 'open' ? undefined : () => onBranchIntent(row),
        })}
    </>
  );
  const after =
    restOf(columns).length > 0 &&
    opener('expander', label, { isOpen, onClick: () => onToggle(rowKey), controls: restId });
  return (
    <tr
      {...roles.row}
      data-branch={branch}
      data-marked={isMarked || undefined}
      data-expanded={isOpen || undefined}
      style={levelStyle(level)}
    >
      {rowCells(columns, row, { before, after, prefix, formats }, 'label')}
    </tr>
  );
}) as <Row>(props: TreeRowProps<Row>) => React.ReactElement;
