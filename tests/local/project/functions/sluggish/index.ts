// Never comes to the point of listening.
console.log('loading')
await new Promise((resolve) => setTimeout(resolve, 600_000))

export {}
