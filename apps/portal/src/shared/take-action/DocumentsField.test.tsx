// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DocumentsField, type DocumentsFieldProps } from './DocumentsField.tsx';

it('a changed file stays until it is chosen again', async () => {
  const fileOf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  const changed = ['A.pdf', 'B.pdf'].map((name) => ({
    id: name,
    file: fileOf(name),
    hasChanged: true,
  }));
  const onChange = vi.fn<DocumentsFieldProps['onChange']>();
  const input = { current: null };
  render(
    <DocumentsField
      chosen={changed}
      onChange={onChange}
      isSending={false}
      sent={undefined}
      error={undefined}
      inputRef={input}
    />,
  );
  fireEvent.change(input.current!, { target: { files: [fileOf('A.pdf')] } });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce());
  const [chosen = []] = onChange.mock.lastCall ?? [];
  expect(chosen.map(({ file, hasChanged = false }) => [file.name, hasChanged])).toEqual([
    ['B.pdf', true],
    ['A.pdf', false],
  ]);
});
