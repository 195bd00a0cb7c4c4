import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { FilterBar, type FilterBarProps } from '../FilterBar/FilterBar.tsx';

/** A filter bar that keeps its own values, as an app does for it. */
export function StatefulFilterBar(props: FilterBarProps) {
  const [values, setValues] = useState(props.values);
  return (
    <FilterBar
      {...props}
      values={values}
      onChange={(next) => {
        props.onChange(next);
        setValues(next);
      }}
    />
  );
}

/** A filter bar whose rows are loaded by one press and answered by another; between them nothing is counted. */
export function CountedFilterBar(props: FilterBarProps) {
  const [count, setCount] = useState(143);
  const [busy, setBusy] = useState(false);
  const ask = () => {
    setCount(0);
    setBusy(true);
  };
  const answer = () => {
    setCount(12);
    setBusy(false);
  };
  return (
    <>
      <FilterBar {...props} resultText={`${count} requirements`} isBusy={busy} />
      <Button onClick={ask}>Ask</Button>
      <Button onClick={answer}>Answer</Button>
    </>
  );
}
