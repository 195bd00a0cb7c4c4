// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { FileUploadField } from './FileUploadField.tsx';

interface Values {
  readonly files: readonly File[];
}

const [first, second] = [new File(['a'], 'a.pdf'), new File(['b'], 'b.pdf')];

function Upload() {
  const { control } = useForm<Values>({ defaultValues: { files: [first, second] } });
  return <FileUploadField control={control} name="files" label="Files" />;
}

it('the field leaves the focus on the next file when the first is removed', () => {
  render(<Upload />);
  const [remove, next] = screen.getAllByRole('button');
  act(() => {
    remove?.focus();
    remove?.click();
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(document.activeElement).toBe(next);
  expect(next?.getAttribute('aria-label')).toBe('Remove b.pdf');
});
