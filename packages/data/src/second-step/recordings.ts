import { carrier } from '../carrier.ts';
import type { Recording } from '../mocks/Recording.ts';

/** The secret in stories and tests. The carrier's own differs at each call. */
const sampleSetUp = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  qr: {
    size: 61,
    path: 'M4 4h7v1h-7zM13 4h1v1h-1zM15 4h2v1h-2zM18 4h6v1h-6zM25 4h1v1h-1zM27 4h1v1h-1zM29 4h6v1h-6zM40 4h2v1h-2zM44 4h3v1h-3zM50 4h7v1h-7zM4 5h1v1h-1zM10 5h1v1h-1zM15 5h1v1h-1zM19 5h1v1h-1zM22 5h1v1h-1zM24 5h2v1h-2zM30 5h1v1h-1zM35 5h6v1h-6zM42 5h1v1h-1zM44 5h1v1h-1zM46 5h2v1h-2zM50 5h1v1h-1zM56 5h1v1h-1zM4 6h1v1h-1zM6 6h3v1h-3zM10 6h1v1h-1zM12 6h2v1h-2zM16 6h1v1h-1zM18 6h3v1h-3zM27 6h1v1h-1zM29 6h3v1h-3zM33 6h1v1h-1zM36 6h1v1h-1zM40 6h1v1h-1zM43 6h1v1h-1zM47 6h1v1h-1zM50 6h1v1h-1zM52 6h3v1h-3zM56 6h1v1h-1zM4 7h1v1h-1zM6 7h3v1h-3zM10 7h1v1h-1zM12 7h1v1h-1zM14 7h1v1h-1zM16 7h4v1h-4zM21 7h3v1h-3zM28 7h1v1h-1zM33 7h3v1h-3zM39 7h1v1h-1zM45 7h2v1h-2zM48 7h1v1h-1zM50 7h1v1h-1zM52 7h3v1h-3zM56 7h1v1h-1zM4 8h1v1h-1zM6 8h3v1h-3zM10 8h1v1h-1zM12 8h3v1h-3zM16 8h1v1h-1zM19 8h2v1h-2zM23 8h1v1h-1zM25 8h10v1h-10zM45 8h2v1h-2zM50 8h1v1h-1zM52 8h3v1h-3zM56 8h1v1h-1zM4 9h1v1h-1zM10 9h1v1h-1zM12 9h2v1h-2zM15 9h3v1h-3zM21 9h2v1h-2zM26 9h1v1h-1zM28 9h1v1h-1zM32 9h1v1h-1zM34 9h3v1h-3zM38 9h2v1h-2zM42 9h1v1h-1zM45 9h2v1h-2zM50 9h1v1h-1zM56 9h1v1h-1zM4 10h7v1h-7zM12 10h1v1h-1zM14 10h1v1h-1zM16 10h1v1h-1zM18 10h1v1h-1zM20 10h1v1h-1zM22 10h1v1h-1zM24 10h1v1h-1zM26 10h1v1h-1zM28 10h1v1h-1zM30 10h1v1h-1zM32 10h1v1h-1zM34 10h1v1h-1zM36 10h1v1h-1zM38 10h1v1h-1zM40 10h1v1h-1zM42 10h1v1h-1zM44 10h1v1h-1zM46 10h1v1h-1zM48 10h1v1h-1zM50 10h7v1h-7zM12 11h2v1h-2zM15 11h1v1h-1zM20 11h1v1h-1zM23 11h2v1h-2zM27 11h2v1h-2zM32 11h4v1h-4zM39 11h2v1h-2zM42 11h1v1h-1zM44 11h2v1h-2zM47 11h1v1h-1zM4 12h1v1h-1zM6 12h5v1h-5zM15 12h1v1h-1zM17 12h5v1h-5zM24 12h1v1h-1zM27 12h7v1h-7zM39 12h3v1h-3zM45 12h1v1h-1zM47 12h1v1h-1zM50 12h5v1h-5zM4 13h1v1h-1zM8 13h2v1h-2zM11 13h1v1h-1zM13 13h4v1h-4zM18 13h3v1h-3zM22 13h1v1h-1zM25 13h1v1h-1zM28 13h3v1h-3zM33 13h3v1h-3zM40 13h2v1h-2zM43 13h1v1h-1zM46 13h2v1h-2zM51 13h3v1h-3zM56 13h1v1h-1zM4 14h1v1h-1zM9 14h2v1h-2zM14 14h2v1h-2zM17 14h2v1h-2zM22 14h2v1h-2zM28 14h2v1h-2zM37 14h2v1h-2zM40 14h1v1h-1zM42 14h1v1h-1zM47 14h2v1h-2zM50 14h5v1h-5zM4 15h1v1h-1zM6 15h3v1h-3zM15 15h3v1h-3zM19 15h5v1h-5zM27 15h3v1h-3zM32 15h2v1h-2zM36 15h3v1h-3zM41 15h1v1h-1zM43 15h3v1h-3zM47 15h1v1h-1zM51 15h1v1h-1zM53 15h1v1h-1zM56 15h1v1h-1zM4 16h4v1h-4zM10 16h3v1h-3zM14 16h1v1h-1zM18 16h6v1h-6zM28 16h3v1h-3zM35 16h1v1h-1zM37 16h1v1h-1zM39 16h3v1h-3zM45 16h1v1h-1zM47 16h2v1h-2zM51 16h2v1h-2zM54 16h1v1h-1zM56 16h1v1h-1zM4 17h6v1h-6zM13 17h3v1h-3zM18 17h3v1h-3zM22 17h1v1h-1zM24 17h2v1h-2zM28 17h1v1h-1zM32 17h2v1h-2zM39 17h1v1h-1zM41 17h1v1h-1zM43 17h4v1h-4zM49 17h1v1h-1zM52 17h2v1h-2zM55 17h2v1h-2zM4 18h1v1h-1zM7 18h6v1h-6zM14 18h1v1h-1zM16 18h3v1h-3zM22 18h1v1h-1zM25 18h3v1h-3zM29 18h2v1h-2zM34 18h3v1h-3zM40 18h1v1h-1zM42 18h1v1h-1zM45 18h1v1h-1zM47 18h1v1h-1zM50 18h3v1h-3zM4 19h2v1h-2zM12 19h3v1h-3zM19 19h2v1h-2zM22 19h1v1h-1zM25 19h1v1h-1zM28 19h2v1h-2zM32 19h6v1h-6zM42 19h1v1h-1zM44 19h1v1h-1zM46 19h2v1h-2zM52 19h2v1h-2zM55 19h1v1h-1zM5 20h1v1h-1zM10 20h2v1h-2zM16 20h1v1h-1zM22 20h1v1h-1zM24 20h1v1h-1zM29 20h3v1h-3zM34 20h1v1h-1zM39 20h2v1h-2zM48 20h1v1h-1zM51 20h2v1h-2zM54 20h1v1h-1zM5 21h1v1h-1zM7 21h1v1h-1zM9 21h1v1h-1zM11 21h2v1h-2zM16 21h3v1h-3zM20 21h1v1h-1zM22 21h4v1h-4zM28 21h1v1h-1zM30 21h2v1h-2zM34 21h1v1h-1zM37 21h1v1h-1zM41 21h1v1h-1zM43 21h1v1h-1zM46 21h2v1h-2zM52 21h1v1h-1zM56 21h1v1h-1zM4 22h1v1h-1zM6 22h1v1h-1zM8 22h4v1h-4zM15 22h1v1h-1zM18 22h2v1h-2zM21 22h3v1h-3zM25 22h1v1h-1zM29 22h1v1h-1zM35 22h1v1h-1zM39 22h1v1h-1zM41 22h1v1h-1zM45 22h1v1h-1zM48 22h3v1h-3zM52 22h4v1h-4zM8 23h2v1h-2zM11 23h1v1h-1zM13 23h1v1h-1zM19 23h1v1h-1zM22 23h1v1h-1zM24 23h1v1h-1zM27 23h2v1h-2zM31 23h1v1h-1zM33 23h2v1h-2zM36 23h4v1h-4zM41 23h1v1h-1zM43 23h2v1h-2zM47 23h4v1h-4zM53 23h1v1h-1zM56 23h1v1h-1zM4 24h1v1h-1zM9 24h2v1h-2zM12 24h1v1h-1zM14 24h1v1h-1zM16 24h1v1h-1zM22 24h2v1h-2zM25 24h1v1h-1zM27 24h5v1h-5zM33 24h3v1h-3zM37 24h1v1h-1zM39 24h2v1h-2zM45 24h2v1h-2zM48 24h6v1h-6zM55 24h2v1h-2zM5 25h2v1h-2zM8 25h2v1h-2zM12 25h3v1h-3zM16 25h1v1h-1zM18 25h1v1h-1zM20 25h1v1h-1zM22 25h1v1h-1zM24 25h1v1h-1zM27 25h2v1h-2zM30 25h1v1h-1zM34 25h1v1h-1zM46 25h1v1h-1zM51 25h2v1h-2zM54 25h1v1h-1zM56 25h1v1h-1zM4 26h1v1h-1zM6 26h2v1h-2zM9 26h2v1h-2zM12 26h2v1h-2zM15 26h1v1h-1zM19 26h2v1h-2zM23 26h2v1h-2zM26 26h3v1h-3zM31 26h1v1h-1zM33 26h1v1h-1zM37 26h2v1h-2zM40 26h6v1h-6zM48 26h2v1h-2zM53 26h1v1h-1zM5 27h2v1h-2zM9 27h1v1h-1zM11 27h1v1h-1zM14 27h1v1h-1zM16 27h2v1h-2zM21 27h2v1h-2zM24 27h2v1h-2zM28 27h2v1h-2zM36 27h3v1h-3zM40 27h4v1h-4zM46 27h1v1h-1zM48 27h2v1h-2zM53 27h1v1h-1zM55 27h2v1h-2zM5 28h2v1h-2zM8 28h6v1h-6zM15 28h2v1h-2zM19 28h1v1h-1zM24 28h2v1h-2zM27 28h6v1h-6zM35 28h1v1h-1zM37 28h1v1h-1zM40 28h3v1h-3zM46 28h1v1h-1zM48 28h5v1h-5zM54 28h2v1h-2zM6 29h3v1h-3zM12 29h1v1h-1zM14 29h4v1h-4zM19 29h1v1h-1zM24 29h1v1h-1zM26 29h1v1h-1zM28 29h1v1h-1zM32 29h4v1h-4zM40 29h2v1h-2zM43 29h1v1h-1zM45 29h4v1h-4zM52 29h2v1h-2zM55 29h2v1h-2zM8 30h1v1h-1zM10 30h1v1h-1zM12 30h1v1h-1zM14 30h4v1h-4zM19 30h3v1h-3zM23 30h2v1h-2zM26 30h1v1h-1zM28 30h1v1h-1zM30 30h1v1h-1zM32 30h1v1h-1zM34 30h2v1h-2zM37 30h2v1h-2zM40 30h1v1h-1zM43 30h1v1h-1zM48 30h1v1h-1zM50 30h1v1h-1zM52 30h1v1h-1zM4 31h2v1h-2zM8 31h1v1h-1zM12 31h1v1h-1zM18 31h1v1h-1zM20 31h2v1h-2zM23 31h1v1h-1zM25 31h2v1h-2zM28 31h1v1h-1zM32 31h2v1h-2zM37 31h1v1h-1zM39 31h3v1h-3zM44 31h2v1h-2zM48 31h1v1h-1zM52 31h2v1h-2zM4 32h1v1h-1zM7 32h6v1h-6zM15 32h3v1h-3zM19 32h1v1h-1zM21 32h3v1h-3zM27 32h7v1h-7zM35 32h2v1h-2zM38 32h4v1h-4zM45 32h1v1h-1zM48 32h8v1h-8zM5 33h2v1h-2zM11 33h2v1h-2zM15 33h2v1h-2zM18 33h2v1h-2zM22 33h1v1h-1zM25 33h2v1h-2zM30 33h2v1h-2zM33 33h2v1h-2zM36 33h1v1h-1zM39 33h1v1h-1zM41 33h1v1h-1zM45 33h4v1h-4zM50 33h1v1h-1zM52 33h2v1h-2zM55 33h2v1h-2zM5 34h2v1h-2zM8 34h1v1h-1zM10 34h2v1h-2zM13 34h1v1h-1zM16 34h2v1h-2zM21 34h1v1h-1zM23 34h4v1h-4zM32 34h2v1h-2zM35 34h2v1h-2zM38 34h1v1h-1zM40 34h1v1h-1zM42 34h1v1h-1zM45 34h1v1h-1zM48 34h2v1h-2zM52 34h2v1h-2zM5 35h1v1h-1zM9 35h1v1h-1zM12 35h1v1h-1zM15 35h2v1h-2zM18 35h1v1h-1zM21 35h3v1h-3zM25 35h1v1h-1zM29 35h1v1h-1zM34 35h1v1h-1zM36 35h2v1h-2zM39 35h1v1h-1zM43 35h2v1h-2zM46 35h1v1h-1zM48 35h1v1h-1zM50 35h4v1h-4zM55 35h2v1h-2zM4 36h1v1h-1zM8 36h1v1h-1zM10 36h2v1h-2zM15 36h1v1h-1zM17 36h1v1h-1zM19 36h2v1h-2zM23 36h2v1h-2zM27 36h1v1h-1zM33 36h3v1h-3zM37 36h1v1h-1zM39 36h3v1h-3zM48 36h1v1h-1zM51 36h1v1h-1zM54 36h2v1h-2zM6 37h2v1h-2zM9 37h1v1h-1zM14 37h1v1h-1zM16 37h2v1h-2zM19 37h1v1h-1zM22 37h3v1h-3zM29 37h1v1h-1zM31 37h2v1h-2zM34 37h2v1h-2zM37 37h1v1h-1zM41 37h1v1h-1zM43 37h1v1h-1zM45 37h3v1h-3zM49 37h1v1h-1zM51 37h2v1h-2zM54 37h3v1h-3zM5 38h2v1h-2zM9 38h2v1h-2zM12 38h1v1h-1zM14 38h2v1h-2zM19 38h1v1h-1zM21 38h1v1h-1zM25 38h1v1h-1zM28 38h2v1h-2zM33 38h2v1h-2zM37 38h4v1h-4zM42 38h4v1h-4zM51 38h2v1h-2zM6 39h4v1h-4zM11 39h1v1h-1zM16 39h2v1h-2zM19 39h1v1h-1zM23 39h2v1h-2zM29 39h1v1h-1zM33 39h4v1h-4zM38 39h1v1h-1zM44 39h1v1h-1zM46 39h2v1h-2zM49 39h2v1h-2zM52 39h2v1h-2zM55 39h2v1h-2zM6 40h1v1h-1zM8 40h1v1h-1zM10 40h2v1h-2zM13 40h3v1h-3zM17 40h1v1h-1zM19 40h2v1h-2zM22 40h1v1h-1zM24 40h2v1h-2zM29 40h1v1h-1zM32 40h4v1h-4zM37 40h2v1h-2zM40 40h1v1h-1zM46 40h1v1h-1zM51 40h1v1h-1zM54 40h1v1h-1zM4 41h1v1h-1zM6 41h1v1h-1zM9 41h1v1h-1zM11 41h1v1h-1zM13 41h4v1h-4zM18 41h2v1h-2zM22 41h1v1h-1zM26 41h2v1h-2zM29 41h3v1h-3zM34 41h2v1h-2zM38 41h1v1h-1zM40 41h2v1h-2zM44 41h3v1h-3zM48 41h2v1h-2zM51 41h2v1h-2zM55 41h1v1h-1zM7 42h1v1h-1zM9 42h3v1h-3zM13 42h1v1h-1zM16 42h1v1h-1zM18 42h2v1h-2zM22 42h3v1h-3zM26 42h1v1h-1zM29 42h1v1h-1zM32 42h2v1h-2zM35 42h1v1h-1zM37 42h1v1h-1zM39 42h2v1h-2zM44 42h1v1h-1zM46 42h1v1h-1zM49 42h1v1h-1zM51 42h2v1h-2zM7 43h3v1h-3zM11 43h1v1h-1zM14 43h3v1h-3zM20 43h2v1h-2zM23 43h1v1h-1zM25 43h2v1h-2zM29 43h1v1h-1zM33 43h1v1h-1zM35 43h2v1h-2zM39 43h1v1h-1zM41 43h4v1h-4zM46 43h3v1h-3zM50 43h1v1h-1zM53 43h1v1h-1zM55 43h1v1h-1zM4 44h2v1h-2zM7 44h1v1h-1zM10 44h1v1h-1zM14 44h1v1h-1zM18 44h1v1h-1zM20 44h1v1h-1zM22 44h3v1h-3zM26 44h1v1h-1zM29 44h1v1h-1zM33 44h1v1h-1zM35 44h1v1h-1zM37 44h5v1h-5zM45 44h1v1h-1zM50 44h4v1h-4zM55 44h1v1h-1zM4 45h1v1h-1zM6 45h2v1h-2zM11 45h1v1h-1zM13 45h1v1h-1zM16 45h2v1h-2zM19 45h5v1h-5zM25 45h1v1h-1zM27 45h1v1h-1zM30 45h6v1h-6zM39 45h1v1h-1zM43 45h4v1h-4zM49 45h1v1h-1zM51 45h3v1h-3zM56 45h1v1h-1zM4 46h2v1h-2zM7 46h4v1h-4zM13 46h1v1h-1zM15 46h2v1h-2zM18 46h1v1h-1zM21 46h2v1h-2zM24 46h2v1h-2zM28 46h1v1h-1zM32 46h1v1h-1zM35 46h5v1h-5zM41 46h3v1h-3zM46 46h1v1h-1zM48 46h1v1h-1zM52 46h3v1h-3zM5 47h2v1h-2zM14 47h1v1h-1zM17 47h2v1h-2zM22 47h1v1h-1zM24 47h1v1h-1zM29 47h3v1h-3zM34 47h1v1h-1zM36 47h2v1h-2zM39 47h1v1h-1zM41 47h2v1h-2zM45 47h3v1h-3zM49 47h2v1h-2zM53 47h1v1h-1zM56 47h1v1h-1zM7 48h1v1h-1zM10 48h1v1h-1zM12 48h1v1h-1zM15 48h4v1h-4zM20 48h2v1h-2zM25 48h1v1h-1zM28 48h5v1h-5zM35 48h1v1h-1zM40 48h1v1h-1zM42 48h1v1h-1zM45 48h2v1h-2zM48 48h5v1h-5zM54 48h1v1h-1zM56 48h1v1h-1zM12 49h1v1h-1zM14 49h4v1h-4zM19 49h1v1h-1zM23 49h1v1h-1zM25 49h2v1h-2zM28 49h1v1h-1zM32 49h4v1h-4zM39 49h1v1h-1zM41 49h1v1h-1zM43 49h1v1h-1zM45 49h2v1h-2zM48 49h1v1h-1zM52 49h1v1h-1zM55 49h2v1h-2zM4 50h7v1h-7zM13 50h1v1h-1zM16 50h2v1h-2zM20 50h4v1h-4zM25 50h1v1h-1zM28 50h1v1h-1zM30 50h1v1h-1zM32 50h3v1h-3zM36 50h3v1h-3zM40 50h1v1h-1zM42 50h1v1h-1zM45 50h1v1h-1zM48 50h1v1h-1zM50 50h1v1h-1zM52 50h1v1h-1zM4 51h1v1h-1zM10 51h1v1h-1zM12 51h3v1h-3zM16 51h1v1h-1zM18 51h1v1h-1zM22 51h3v1h-3zM27 51h2v1h-2zM32 51h1v1h-1zM34 51h2v1h-2zM37 51h1v1h-1zM39 51h1v1h-1zM41 51h2v1h-2zM44 51h3v1h-3zM48 51h1v1h-1zM52 51h2v1h-2zM55 51h2v1h-2zM4 52h1v1h-1zM6 52h3v1h-3zM10 52h1v1h-1zM12 52h4v1h-4zM18 52h6v1h-6zM25 52h1v1h-1zM27 52h6v1h-6zM37 52h2v1h-2zM40 52h1v1h-1zM46 52h7v1h-7zM54 52h3v1h-3zM4 53h1v1h-1zM6 53h3v1h-3zM10 53h1v1h-1zM12 53h1v1h-1zM15 53h3v1h-3zM22 53h3v1h-3zM29 53h1v1h-1zM31 53h5v1h-5zM39 53h1v1h-1zM41 53h1v1h-1zM45 53h5v1h-5zM53 53h4v1h-4zM4 54h1v1h-1zM6 54h3v1h-3zM10 54h1v1h-1zM12 54h2v1h-2zM17 54h1v1h-1zM20 54h1v1h-1zM22 54h1v1h-1zM24 54h1v1h-1zM27 54h1v1h-1zM31 54h1v1h-1zM37 54h2v1h-2zM42 54h1v1h-1zM44 54h1v1h-1zM49 54h4v1h-4zM54 54h3v1h-3zM4 55h1v1h-1zM10 55h1v1h-1zM13 55h1v1h-1zM19 55h1v1h-1zM23 55h2v1h-2zM26 55h2v1h-2zM29 55h3v1h-3zM33 55h1v1h-1zM36 55h1v1h-1zM41 55h7v1h-7zM53 55h1v1h-1zM55 55h1v1h-1zM4 56h7v1h-7zM12 56h5v1h-5zM18 56h5v1h-5zM26 56h1v1h-1zM28 56h2v1h-2zM32 56h1v1h-1zM35 56h1v1h-1zM37 56h2v1h-2zM40 56h1v1h-1zM46 56h3v1h-3zM51 56h4v1h-4z',
  },
};

const account = 'agent';
const input = { body: { password: 'northfield' } };

const at = '2026-11-18T15:00:00.000Z';

/** A second step that the demonstration does not have: an app, two passkeys, and some unused codes. */
const turnedOn = {
  isOn: true,
  authenticator: { addedAt: at, lastUsedAt: at },
  passkeys: [
    { passkeyId: 1, name: 'Chrome on Windows', addedAt: at, lastUsedAt: at },
    { passkeyId: 2, name: 'Key on the key ring', addedAt: at, lastUsedAt: null },
  ],
  recoveryCodesLeft: 7,
  requiredBy: null,
  canUsePasskeys: true,
  isRequiredOfSubAccounts: true,
};

/** The options for creating a passkey. The carrier's challenge differs at each call. */
const passkeyOptions = {
  challenge: 'c2FtcGxl',
  rp: { id: 'localhost', name: carrier.name },
  user: { id: 'dXNlci0x', name: 'agent@northfield.example', displayName: '' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
};

/** The second step of an agent who has none and of one who has, and how one is begun. */
export const secondStepRecordings: readonly Recording[] = [
  { file: 'second-step/fixtures/getSecondStep', endpoint: 'getSecondStep', account },
  {
    file: 'second-step/fixtures/getSecondStep.on',
    endpoint: 'getSecondStep',
    account,
    recordedAs: turnedOn,
  },
  {
    file: 'second-step/fixtures/startAuthenticator',
    endpoint: 'startAuthenticator',
    account,
    input,
    recordedAs: sampleSetUp,
  },
  {
    file: 'second-step/fixtures/startPasskey',
    endpoint: 'startPasskey',
    account,
    input,
    recordedAs: { options: JSON.stringify(passkeyOptions) },
  },
  {
    file: 'second-step/fixtures/requireOfSubAccounts',
    endpoint: 'requireOfSubAccounts',
    account,
    input: { body: { isRequired: false } },
  },
];
