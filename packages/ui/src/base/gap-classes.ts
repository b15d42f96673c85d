/** Steps of the 4 px grid between children, shared by Stack and Grid. */
export const gapClasses = {
  0: 'ui-gap--0',
  1: 'ui-gap--1',
  2: 'ui-gap--2',
  3: 'ui-gap--3',
  4: 'ui-gap--4',
  5: 'ui-gap--5',
  6: 'ui-gap--6',
  8: 'ui-gap--8',
  10: 'ui-gap--10',
  12: 'ui-gap--12',
  16: 'ui-gap--16',
}
