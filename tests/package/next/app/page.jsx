import { Button } from '@agent-portal/ui/Button';
import { datePresets } from '@agent-portal/ui/DateField';
import { Money } from '@agent-portal/ui/Money';
import { formatDate, formatMoney } from '@agent-portal/ui/format';
import { token } from '@agent-portal/ui/theme/token';
import { Parts } from './Parts.jsx';

/** A server component: it shows components, and runs what computes. */
export default function Page() {
  const [preset] = datePresets('2026-11-18');
  return (
    <main>
      <h1>Policies</h1>
      <p>
        {formatMoney('1234.5')} until {formatDate(preset.to)}
      </p>
      <p data-token={token('color-link')}>
        <Money amount="-98.6" />
      </p>
      <Button variant="primary">Save</Button>
      <Parts />
    </main>
  );
}
