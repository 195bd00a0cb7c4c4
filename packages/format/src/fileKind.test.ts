import { describe, expect, it } from 'vitest';
import { fileHeadSize, fileKindOf, fileKindOfName } from './fileKind.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the kind of a file', () => {
  it.each([
    ['%PDF-1.7\n', 'application/pdf'],
    [`\xEF\xBB\xBF%PDF-1.4`, 'application/pdf'],
    [`${'\n'.repeat(1_024)}%PDF-2.0`, 'application/pdf'],
    [`${'\n'.repeat(1_025)}%PDF-2.0`, undefined],
    ['\xFF\xD8\xFF\xE0\0\x10JFIF', 'image/jpeg'],
    ['\xFF\xD8\xFF\xE1 Exif %PDF-1.4', 'image/jpeg'],
    ['\xFF\xD8\xFF\xDB', 'image/jpeg'],
    ['\x89PNG\r\n\x1A\n\0\0\0\rIHDR', 'image/png'],
    ['\x89PNG\n\x1A\n', undefined],
    ['\0\0\0\x18ftypheic', undefined],
    ['GIF89a', undefined],
    ['RIFF\0\0\0\0WEBP', undefined],
    ['<html>', undefined],
    ['MZ\x90 %PDF-1.4', undefined],
    ['PK\x03\x04 form.pdf%PDF-1.4', undefined],
    ['<!doctype html><script>1</script>%PDF-1.4', undefined],
    ['\xEF\xBB\xBF \n<svg onload=1>%PDF-1.4', undefined],
    ['#!/bin/sh\n%PDF-1.4', undefined],
    ['\x1F\x8B\b\0%PDF-1.4', undefined],
    ['Content-Type: application/pdf\r\n\r\n%PDF-1.4', 'application/pdf'],
    ['%PDF', undefined],
    ['', undefined],
  ])('that begins with %j is %s', (head, kind) => {
    expect(fileKindOf(bytes(head))).toBe(kind);
    expect(fileKindOf(bytes(head + ' '.repeat(100_000)))).toBe(kind);
    expect(fileKindOf(bytes(head).subarray(0, fileHeadSize))).toBe(kind);
  });
});

it.each([
  ['Scan.pdf', 'application/pdf'],
  ['Scan.PDF', 'application/pdf'],
  ['photo.jfif', 'image/jpeg'],
  ['photo.tar.JPE', 'image/jpeg'],
  ['.png', 'image/png'],
  ['png', undefined],
  ['photo.', undefined],
  ['photo.heic', undefined],
  ['', undefined],
])('the name %j claims %s', (name, kind) => {
  expect(fileKindOfName(name)).toBe(kind);
});
