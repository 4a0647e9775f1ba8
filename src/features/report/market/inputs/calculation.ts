export {
  breakEvenLineOf,
  type CalculationLine,
  calculationOf,
  formatInputRange,
  isMoney,
  isShare,
  shortInput,
  topDownLineOf,
} from '@domain/market-calculation'
