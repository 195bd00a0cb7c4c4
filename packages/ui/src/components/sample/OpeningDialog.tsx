import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import type { DialogProps } from '../Dialog/DialogProps.ts';

/** A button and the dialog that it opens. */
export function OpeningDialog(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const close = () => {
    props.onClose();
    setIsOpen(false);
  };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog {...props} isOpen={isOpen} onClose={close} />
    </>
  );
}
