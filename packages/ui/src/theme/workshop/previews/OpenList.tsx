import { ComboboxFrame } from '../../../components/Combobox/Combobox.styles.ts';
import { WindowedList } from '../../../components/Listbox/WindowedList.tsx';
import { manyOptions } from '../../../components/sample/manyOptions.ts';
import { nothing } from './Shown.ts';

const people = manyOptions(4);

/** The open list of a `Combobox` without its field, so that its colors show at once. */
export function OpenList() {
  return (
    <ComboboxFrame>
      <div data-part="anchor">
        <div data-part="popup">
          <WindowedList
            id="open-list"
            label="Open list"
            rowCount={people.length}
            rowAt={(row) => ({ label: people[row]?.label ?? '', isChosen: row === 0 })}
            active={1}
            takesMany={false}
            text=""
            onTake={nothing}
          />
        </div>
      </div>
    </ComboboxFrame>
  );
}
