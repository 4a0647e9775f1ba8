// Never starts to listen.
console.log('loading')
await new Promise((resolve) => setTimeout(resolve, 600_000))

export {}
