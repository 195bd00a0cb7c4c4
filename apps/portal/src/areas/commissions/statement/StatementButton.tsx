import { Button } from '@agent-portal/ui/Button';
import { Dialog, loadDialog } from '@agent-portal/ui/Dialog';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cycleOfAddress } from '../lists/cycleOfAddress.ts';
import { StatementDialog } from './StatementDialog.tsx';

const icon = <FileText size="1.25em" strokeWidth={1.75} aria-hidden />;

/**
 * Opens the dialog for an agent statement [S7], for the cycle that the page shows. An address with
 * `statement` opens it for the cycle in that parameter.
 */
export function StatementButton() {
  const [search, setSearch] = useSearchParams();
  const requestedCycle = search.get('statement');
  const [isPressed, setIsPressed] = useState(false);
  const isOpen = isPressed || requestedCycle !== null;
  const close = () => {
    setIsPressed(false);
    if (requestedCycle === null) return;
    setSearch(
      (current) => {
        current.delete('statement');
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <>
      <Button icon={icon} onClick={() => setIsPressed(true)} onPointerEnter={loadDialog}>
        <span>Agent statement</span>
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="Agent statement">
        <StatementDialog cycle={requestedCycle ?? cycleOfAddress(search)} onDone={close} />
      </Dialog>
    </>
  );
}
