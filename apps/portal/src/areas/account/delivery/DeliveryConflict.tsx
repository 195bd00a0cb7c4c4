import type { DeliveryOptions } from '@agent-portal/data/delivery/contract';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { ConflictBanner } from '../../../shared/form/ConflictBanner.tsx';
import { deliveryLabels as labels, type DeliveryValues } from './deliveryValues.ts';

interface DeliveryConflictProps {
  readonly message: string;
  readonly mine: DeliveryValues;
  readonly theirs: DeliveryOptions;
  readonly hasDownline: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

const pairsOf = (options: DeliveryValues, hasDownline: boolean) =>
  [
    [labels.optOutForEDelivery, options.optOutForEDelivery ? 'On' : 'Off'],
    [labels.agentLinkSelected, options.agentLinkSelected ? 'On' : 'Off'],
    [labels.email, options.email || 'None'],
    [labels.accessCode, options.accessCode || 'None'],
    ...(hasDownline
      ? ([[labels.includeDownline, options.includeDownline ? 'On' : 'Off']] as const)
      : []),
  ] as const;

/** Shows the version that was saved in the meantime next to the form's values, and the user selects one. */
export function DeliveryConflict(props: DeliveryConflictProps) {
  const { message, mine, theirs, hasDownline, onKeepMine, onTakeTheirs } = props;
  return (
    <ConflictBanner saveText="Keep mine" onTake={onTakeTheirs} onSaveMine={onKeepMine}>
      {message}
      <h3>{theirs.lastSavedBy ? `Saved by ${theirs.lastSavedBy}` : 'Saved'}</h3>
      <DescriptionList items={pairsOf(theirs, hasDownline)} />
      <h3>Yours</h3>
      <DescriptionList items={pairsOf(mine, hasDownline)} />
    </ConflictBanner>
  );
}
