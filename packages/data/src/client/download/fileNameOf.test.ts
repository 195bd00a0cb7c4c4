import { describe, expect, it } from 'vitest';
import { fileNameOf } from './fileNameOf.ts';

describe('fileNameOf', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['attachment', undefined],
    ['attachment; filename=""', undefined],
    ['attachment; filename=policy.pdf', 'policy.pdf'],
    ['attachment; filename="Pending policies.xlsx"', 'Pending policies.xlsx'],
    ['attachment; FileName = "a.xlsx" ', 'a.xlsx'],
    [String.raw`attachment; filename="a \"b\".xlsx"`, 'a "b".xlsx'],
    ["attachment; filename*=UTF-8''%E2%82%AC%20rates.xlsx", '€ rates.xlsx'],
    [
      `attachment; filename="_ rates.xlsx"; filename*=UTF-8''%E2%82%AC%20rates.xlsx`,
      '€ rates.xlsx',
    ],
    [`attachment; filename*=UTF-8''a.xlsx; filename="b.xlsx"`, 'a.xlsx'],
    ["attachment; filename*=utf-8'en'a%20b.xlsx", 'a b.xlsx'],
    ["attachment; filename* = UTF-8''a.xlsx", 'a.xlsx'],
    [`attachment; filename="stored.xlsx"; filename*=UTF-8''%E0%A4%A`, 'stored.xlsx'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ["attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'passwd'],
    [String.raw`attachment; filename="C:\\Windows\\a.exe"`, 'a.exe'],
    ["attachment; filename*=UTF-8''a%2E..%0D%0Ab.xlsx", 'a...b.xlsx'],
    ["attachment; filename*=UTF-8''policy%E2%80%AExslx.exe", 'policyxslx.exe'],
    ['attachment; filename="a\u202e\u2066\u200f\u061cb\u0085.pdf"', 'ab.pdf'],
    ["attachment; filename*=UTF-8''a%E2%80%8Bb.pdf", 'ab.pdf'],
    ["attachment; filename*=UTF-8''%00", undefined],
    ['attachment; filename=".."', undefined],
    ["attachment; filename*=UTF-8''a%2F.", undefined],
  ])('reads %s as %s', (disposition, name) => {
    expect(fileNameOf(disposition)).toBe(name);
  });
});
