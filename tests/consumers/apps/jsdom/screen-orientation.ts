// React Aria 3.53 reads this while it loads. @chonoi/ui/test-setup defines it too.
Object.defineProperty(window.screen, 'orientation', { value: Object.assign(new EventTarget(), { angle: 0 }) })
