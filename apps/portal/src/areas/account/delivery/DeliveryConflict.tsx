import type { DeliveryOptions } from '@agent-portal/data/delivery/contract';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import { Choices } from '../../../shared/form/ConflictBanner.styles.ts';
import { DescriptionList } from '@agent-portal/ui/DescriptionList';
import { deliveryLabels as labels, type DeliveryValues } from './deliveryValues.ts';

interface DeliveryConflictProps {
  readonly message: string;
  readonly mine: DeliveryValues;
  readonly theirs: DeliveryOptions;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

const pairsOf = (options: DeliveryValues) =>
  [
    [labels.optOutForEDelivery, options.optOutForEDelivery ? 'On' : 'Off'],
    [labels.agentLinkSelected, options.agentLinkSelected ? 'On' : 'Off'],
    [labels.email, options.email || 'None'],
    [labels.accessCode, options.accessCode || 'None'],
    [labels.includeDownline, options.includeDownline ? 'On' : 'Off'],
  ] as const;

/** Shows what somebody saved meanwhile beside what is typed, and lets the reader choose. */
export function DeliveryConflict(props: DeliveryConflictProps) {
  const { message, mine, theirs, onKeepMine, onTakeTheirs } = props;
  return (
    <Banner tone="warning" role="alert">
      {message}
      <h3>Saved by {theirs.lastSavedBy ?? 'somebody else'}</h3>
      <DescriptionList pairs={pairsOf(theirs)} />
      <h3>Yours</h3>
      <DescriptionList pairs={pairsOf(mine)} />
      <Choices>
        <Button onClick={onKeepMine}>Keep mine</Button>
        <Button onClick={onTakeTheirs}>Take theirs</Button>
      </Choices>
    </Banner>
  );
}
