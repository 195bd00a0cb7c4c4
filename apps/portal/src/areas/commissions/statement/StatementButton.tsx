import { Button } from '@agent-portal/ui/Button';
import { Dialog, loadDialog } from '@agent-portal/ui/Dialog';
import { FileText } from 'lucide-react';
import { useState } from 'react';
import { StatementDialog } from './StatementDialog.tsx';

const icon = <FileText size={20} strokeWidth={1.75} aria-hidden />;

/** Opens the choice of an agent statement [S7]. */
export function StatementButton() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button icon={icon} onClick={() => setIsOpen(true)} onPointerEnter={loadDialog}>
        Agent statement
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title="Agent statement">
        <StatementDialog onDone={close} />
      </Dialog>
    </>
  );
}
