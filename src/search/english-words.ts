import lines from './english-words.json' with { type: 'json' }

// English words, sorted and without plurals, so that the search does not correct one into another. Marks after a word say
// which of its forms are words too: `+` those in -ing and -ed, `^` in -er, `>` in -er and -est, `*` in -ly, and `=` in
// -ness (`english-forms.ts`).
// From SCOWL 2020.12.07 (English, British and American words of the sizes 10 to 50), which is
// Copyright 2000-2018 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the
// associated scripts, the output created from the scripts, and its documentation for any purpose is hereby granted without
// fee, provided that the above copyright notice appears in all copies and that both that copyright notice and this
// permission notice appear in supporting documentation. Kevin Atkinson makes no representations about the suitability of
// this array for any purpose. It is provided "as is" without express or implied warranty.

export const englishWords: readonly string[] = lines.flatMap((line) => line.split(' '))
