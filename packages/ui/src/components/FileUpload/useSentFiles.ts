import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { UploadFile } from './UploadFile.ts';

/** Adds the files to the data of the form around the field, also those that were dropped. */
export function useSentFiles(
  input: RefObject<HTMLInputElement | null>,
  name: string | undefined,
  files: readonly UploadFile[],
): void {
  const onFormData = useEffectEvent(({ formData }: FormDataEvent) => {
    if (!name || input.current?.matches(':disabled')) return;
    for (const { file } of files) if (file) formData.append(name, file);
  });
  useEffect(() => {
    const form = input.current?.form;
    const listener = (event: FormDataEvent) => onFormData(event);
    form?.addEventListener('formdata', listener);
    return () => form?.removeEventListener('formdata', listener);
  }, [input]);
}
