import { verbReading } from '@domain/brief/reader/verbs'
import { isPeople } from '@domain/brief/reader/people'
import { isAdjective } from '@domain/brief/reader/word-lists'
for (const w of process.argv.slice(3)) console.log(w, JSON.stringify(verbReading(w)), isPeople(w), isAdjective(w))
